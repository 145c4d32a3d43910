import { noteSecurity } from '#core/accounts/security-log/domain/note-security.ts';
import { lockOutAll } from '#core/accounts/domain/ways-in.ts';
import {
  changesOfLockOut,
  loadWaysIn,
  type WaysInDependencies,
} from '#core/accounts/steps/end-ways-in.ts';
import {
  findPasswordFault,
  type IsCommonPassword,
} from '#core/accounts/domain/choice-of-password.ts';
import type {
  FactorChange,
  KnownDeviceChange,
  PasswordChange,
  SecurityChange,
  SessionChange,
} from '#core/accounts/changes.ts';
import type { Device } from '#core/accounts/domain/device.ts';
import { writeDevice } from '#core/accounts/domain/known-device.ts';
import { forgetDevices } from '#core/accounts/steps/forget-devices.ts';
import type { KnownDeviceRepository } from '#core/accounts/ports/known-device-repository.ts';
import type { Proof } from '#core/accounts/domain/proof.ts';
import type { ProveIdentity } from '#core/accounts/steps/prove-identity.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { Password } from '#core/accounts/domain/password-rules.ts';
import type { PasswordHasher } from '#core/accounts/ports/password-hasher.ts';
import type { SessionRepository } from '#core/accounts/ports/session-repository.ts';
import type { SessionTokens } from '#core/accounts/ports/session-tokens.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit, type Proposal } from '#core/kernel/commit.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { toLoginName, type Self } from '#core/members/domain/member.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import { isInUse } from '#core/safety/domain/standing.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

interface Chosen {
  readonly self: Self;
  /** Of the new session, the only one that the member has then. */
  readonly token: string;
}

type ChooseRefusal =
  | RefusalOf<'invalid_input'>
  | RefusalOf<'not_signed_in'>
  | RefusalOf<'forbidden'>
  | RefusalOf<'too_many_requests'>;

type PasswordChosen =
  | PasswordChange
  | SessionChange
  | KnownDeviceChange
  | MailChange
  | FactorChange
  | SecurityChange;

export type ChoosePassword = (input: {
  /** The token of the session in which the password is chosen. */
  readonly token: string;
  readonly newPassword: Password;
  /** That the caller is the member, but after a one-time password, which has shown it. */
  readonly proof: Proof | null;
  /** The token of the device, which stays known; all others are forgotten. */
  readonly deviceToken: string | null;
  /** Whether every other way in ends, because somebody else has been in the account. */
  readonly locksOut?: boolean;
}) => Promise<Result<Chosen, ChooseRefusal>>;

interface Dependencies extends WaysInDependencies {
  readonly members: Pick<MemberRepository, 'findById' | 'findCredentials'>;
  readonly sessions: Pick<SessionRepository, 'find'>;
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly knownDevices: Pick<KnownDeviceRepository, 'listOf'>;
  readonly proveIdentity: ProveIdentity;
  readonly commit: Commit<PasswordChosen, never>;
  readonly passwordHasher: PasswordHasher;
  readonly isCommonPassword: IsCommonPassword;
  readonly sessionTokens: SessionTokens;
  readonly clock: Clock;
}

/**
 * Takes the password that a member chooses who has come in by a one-time password, or who proves who they are. All
 * their sessions end and all other devices are forgotten, one session with a fresh token begins, and a mail says so.
 */
export function makeChoosePassword(deps: Dependencies): ChoosePassword {
  return async ({ token, newPassword, proof, deviceToken, locksOut = false }) => {
    const found = await findSession(deps, token);
    if (!found.ok) return found;
    if (!found.value.mustChoosePassword) {
      if (proof === null) return refused({ code: 'forbidden' });
      const proven = await deps.proveIdentity(found.value.self.id, proof);
      if (!proven.ok) return proven;
    }
    const fault = findPasswordFault(deps.isCommonPassword, newPassword, found.value.self);
    if (fault !== null) {
      return refused({ code: 'invalid_input', errors: [{ path: 'newPassword', fault }] });
    }
    const passwordHash = await deps.passwordHasher.hash(newPassword);
    return decideAndCommit<PasswordChosen, never, Chosen, ChooseRefusal>(deps.commit, () =>
      decide(deps, { oldToken: token, passwordHash, deviceToken, locksOut }),
    );
  };
}

async function decide(
  deps: Dependencies,
  {
    oldToken,
    passwordHash,
    deviceToken,
    locksOut,
  }: {
    readonly oldToken: string;
    readonly passwordHash: string;
    readonly deviceToken: string | null;
    readonly locksOut: boolean;
  },
): Promise<Result<Proposal<PasswordChosen, never, Chosen>, ChooseRefusal>> {
  const found = await findSession(deps, oldToken);
  if (!found.ok) return found;
  const { self, device } = found.value;
  const credentials = await deps.members.findCredentials(toLoginName(self.username));
  const { value: standing, version: standingVersion } = await deps.safety.loadStanding(self.id);
  if (credentials === null || !isInUse(standing)) return refused({ code: 'not_signed_in' });
  const at = deps.clock.now();
  const token = deps.sessionTokens.create();
  const tokenHash = deps.sessionTokens.hash(token);
  const memberId = self.id;
  const keptDevice = deviceToken && deps.sessionTokens.hash(writeDevice(memberId, deviceToken));
  const times = { createdAt: at, lastUsedAt: at };
  const session = { tokenHash, memberId, ...times, mustChoosePassword: false, device };
  const replaces = credentials.passwordHash;
  const ways = locksOut ? await loadWaysIn(deps, memberId) : null;
  const changes = [
    ...(ways ? changesOfLockOut(ways, lockOutAll(ways), at) : []),
    { type: 'put_password', memberId, passwordHash, replaces },
    noteSecurity('password_changed', { memberId, at, device }),
    { type: 'end_sessions', memberId },
    { type: 'add_session', session, standingVersion },
    ...(await forgetDevices(deps, memberId, keptDevice)),
    {
      type: 'queue_letter',
      queued: { letter: { kind: 'password_changed', memberId }, key: null, dueAt: at },
    },
  ] as const;
  const act = { changes, events: [], actorId: memberId, at };
  return granted({ act, answer: () => ({ self, token }) });
}

interface OpenSession {
  readonly self: Self;
  readonly device: Device;
  readonly mustChoosePassword: boolean;
}

/** Whose session the token opens, on what, and whether it is good for anything else. */
async function findSession(
  { members, sessions, sessionTokens }: Dependencies,
  token: string,
): Promise<Result<OpenSession, RefusalOf<'not_signed_in'>>> {
  const session = await sessions.find(sessionTokens.hash(token));
  const self = session && (await members.findById(session.memberId));
  if (session === null || self === null) return refused({ code: 'not_signed_in' });
  const { mustChoosePassword, device } = session;
  return granted({ self, device, mustChoosePassword });
}
