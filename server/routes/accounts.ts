import type { accountCalls } from '#core/accounts/calls.ts';
import { toProof } from '#core/accounts/schemas.ts';
import { makeChoosePassword } from '#core/accounts/use-cases/choose-password.ts';
import { makeGetCurrentMember } from '#core/accounts/use-cases/get-current-member.ts';
import { makeLogIn } from '#core/accounts/use-cases/log-in.ts';
import { makeLogOut } from '#core/accounts/use-cases/log-out.ts';
import { makeRegister } from '#core/accounts/use-cases/register.ts';
import { makeRemoveExpiredSessions } from '#core/accounts/use-cases/remove-expired-sessions.ts';
import { makeResolveSession } from '#core/accounts/use-cases/resolve-session.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { makeMarkPlace } from '#core/live/use-cases/mark-place.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** What visitors do to become members, and members to come in. */
type AccountUseCases = ReturnType<typeof makeAccountUseCases>;

/** Makes every use case of accounts. */
export function makeAccountUseCases(world: World) {
  return {
    register: makeRegister(world),
    logIn: makeLogIn(world),
    logOut: makeLogOut(world),
    choosePassword: makeChoosePassword(world),
    getCurrentMember: makeGetCurrentMember(world),
    markPlace: makeMarkPlace(world),
    resolveSession: makeResolveSession(world),
    removeExpiredSessions: makeRemoveExpiredSessions(world),
  };
}

/** The calls about accounts and sessions. */
export function makeAccountCalls(
  deps: AccountUseCases,
): Pick<ApiCalls, Exclude<keyof typeof accountCalls, 'getTermsAcceptance' | 'acceptTerms'>> {
  return {
    async register({ body }) {
      const registered = await deps.register(body);
      return registered.ok ? granted({ value: registered.value }) : registered;
    },

    async logIn({ body, sessionToken, deviceToken: known, clientAddress: network, readDevice }) {
      const { comeBack: comesBack = false, ...credentials } = body;
      const origin = { network, deviceToken: known, device: readDevice() };
      const attempt = { ...credentials, ...origin, comesBack, previousToken: sessionToken };
      const loggedIn = await deps.logIn(attempt);
      if (!loggedIn.ok) return loggedIn;
      const { self, token, deviceToken, mustChoosePassword } = loggedIn.value;
      const value = { ...self, mustChoosePassword };
      return granted({ value, sessionToken: token, deviceToken });
    },

    async logOut({ sessionToken }) {
      await deps.logOut(sessionToken);
      return granted({ value: undefined, sessionToken: null });
    },

    async choosePassword({ body: { proof, ...chosenPassword }, sessionToken, deviceToken }) {
      if (sessionToken === null) return refused({ code: 'not_signed_in' });
      const chosen = await deps.choosePassword({
        token: sessionToken,
        ...chosenPassword,
        proof: proof === undefined ? null : toProof(proof),
        deviceToken,
      });
      if (!chosen.ok) return chosen;
      return granted({ value: chosen.value.self, sessionToken: chosen.value.token });
    },

    async getCurrentMember({ callerId }) {
      // First, so that nothing falls between the two.
      const lastEventId = await deps.markPlace(callerId);
      const found = await deps.getCurrentMember(callerId);
      return found.ok ? granted({ value: found.value, lastEventId }) : found;
    },
  };
}
