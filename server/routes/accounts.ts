import type { LogIn } from '#core/accounts/use-cases/log-in.ts';
import type { LogOut } from '#core/accounts/use-cases/log-out.ts';
import type { Register } from '#core/accounts/use-cases/register.ts';
import type { RemoveExpiredSessions } from '#core/accounts/use-cases/remove-expired-sessions.ts';
import type { ResolveSession } from '#core/accounts/use-cases/resolve-session.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { MemberRepository } from '#core/members/member-repository.ts';
import { failedLogInKey, type RateLimits } from '#server/limits/rate-limits.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** What visitors do to become members, and members to come in. */
export interface AccountUseCases {
  readonly register: Register;
  readonly logIn: LogIn;
  readonly logOut: LogOut;
  readonly resolveSession: ResolveSession;
  readonly removeExpiredSessions: RemoveExpiredSessions;
}

/** The calls about accounts and sessions. */
export function makeAccountCalls(
  deps: Pick<AccountUseCases, 'register' | 'logIn' | 'logOut'> & {
    readonly members: MemberRepository;
    readonly rateLimits: RateLimits;
  },
): Pick<ApiCalls, 'register' | 'logIn' | 'logOut' | 'getCurrentMember'> {
  return {
    async register({ body }) {
      const registered = await deps.register(body);
      return registered.ok ? granted({ value: registered.value }) : registered;
    },

    // Every attempt counts as failed until it succeeds, so that many at once get no further.
    async logIn({ body, sessionToken, clientAddress }) {
      const attempt = failedLogInKey(body.username, clientAddress);
      await deps.rateLimits.take('failedLogIns', attempt);
      const loggedIn = await deps.logIn({ ...body, previousToken: sessionToken });
      if (!loggedIn.ok) return loggedIn;
      await deps.rateLimits.forget('failedLogIns', attempt);
      return granted({ value: loggedIn.value.self, sessionToken: loggedIn.value.token });
    },

    async logOut({ sessionToken }) {
      await deps.logOut(sessionToken);
      return granted({ value: undefined, sessionToken: null });
    },

    async getCurrentMember({ callerId }) {
      const self = await deps.members.findById(callerId);
      return self ? granted({ value: self }) : refused({ code: 'not_signed_in' });
    },
  };
}
