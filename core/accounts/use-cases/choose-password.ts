import { findPasswordFault, type IsCommonPassword } from '#core/accounts/choice-of-password.ts';
import type { PasswordChange, SessionChange } from '#core/accounts/changes.ts';
import type { Device } from '#core/accounts/domain/device.ts';
import type { Password } from '#core/accounts/domain/password-rules.ts';
import type { PasswordHasher } from '#core/accounts/password-hasher.ts';
import type { SessionRepository } from '#core/accounts/session-repository.ts';
import type { SessionTokens } from '#core/accounts/session-tokens.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit, type Proposal } from '#core/kernel/commit.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { toLoginName, type Self } from '#core/members/domain/member.ts';
import type { MemberRepository } from '#core/members/member-repository.ts';
import { isInUse } from '#core/safety/domain/standing.ts';
import type { SafetyRepository } from '#core/safety/safety-repository.ts';

interface Chosen {
  readonly self: Self;
  /** Of the new session, the only one that the member has then. */
  readonly token: string;
}

type ChooseRefusal =
  RefusalOf<'invalid_input'> | RefusalOf<'not_signed_in'> | RefusalOf<'forbidden'>;

export type ChoosePassword = (input: {
  /** The token of the session in which the password is chosen. */
  readonly token: string;
  readonly newPassword: Password;
}) => Promise<Result<Chosen, ChooseRefusal>>;

interface Dependencies {
  readonly members: Pick<MemberRepository, 'findById' | 'findCredentials'>;
  readonly sessions: Pick<SessionRepository, 'find'>;
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly commit: Commit<PasswordChange | SessionChange, never>;
  readonly passwordHasher: PasswordHasher;
  readonly isCommonPassword: IsCommonPassword;
  readonly sessionTokens: SessionTokens;
  readonly clock: Clock;
}

/**
 * Takes the password that a member chooses who has come in by a one-time password. All their sessions end, and one
 * with a fresh token begins.
 */
export function makeChoosePassword(deps: Dependencies): ChoosePassword {
  return async ({ token, newPassword }) => {
    const found = await findSelf(deps, token);
    if (!found.ok) return found;
    const fault = findPasswordFault(deps.isCommonPassword, newPassword, found.value.self);
    if (fault !== null) {
      return refused({ code: 'invalid_input', errors: [{ path: 'newPassword', fault }] });
    }
    const passwordHash = await deps.passwordHasher.hash(newPassword);
    return decideAndCommit<PasswordChange | SessionChange, never, Chosen, ChooseRefusal>(
      deps.commit,
      () => decide(deps, token, passwordHash),
    );
  };
}

async function decide(
  deps: Dependencies,
  oldToken: string,
  passwordHash: string,
): Promise<Result<Proposal<PasswordChange | SessionChange, never, Chosen>, ChooseRefusal>> {
  const found = await findSelf(deps, oldToken);
  if (!found.ok) return found;
  const { self, device } = found.value;
  const credentials = await deps.members.findCredentials(toLoginName(self.username));
  const { value: standing, version: standingVersion } = await deps.safety.loadStanding(self.id);
  if (credentials === null || !isInUse(standing)) return refused({ code: 'not_signed_in' });
  const at = deps.clock.now();
  const token = deps.sessionTokens.create();
  const tokenHash = deps.sessionTokens.hash(token);
  const memberId = self.id;
  const times = { createdAt: at, lastUsedAt: at };
  const session = { tokenHash, memberId, ...times, mustChoosePassword: false, device };
  const replaces = credentials.passwordHash;
  const changes = [
    { type: 'put_password', memberId, passwordHash, replaces },
    { type: 'end_sessions', memberId },
    { type: 'add_session', session, standingVersion },
  ] as const;
  const act = { changes, events: [], actorId: memberId, at };
  return granted({ act, answer: () => ({ self, token }) });
}

/** The member who has to choose a password in the session of the token, and on what. */
async function findSelf(
  { members, sessions, sessionTokens }: Dependencies,
  token: string,
): Promise<Result<{ readonly self: Self; readonly device: Device }, ChooseRefusal>> {
  const session = await sessions.find(sessionTokens.hash(token));
  const self = session && (await members.findById(session.memberId));
  if (session === null || self === null) return refused({ code: 'not_signed_in' });
  const { mustChoosePassword, device } = session;
  return mustChoosePassword ? granted({ self, device }) : refused({ code: 'forbidden' });
}
