import type { KnownMember, TypedCredentials } from '#core/accounts/check-credentials.ts';
import { makeCheckLogIn, type CredentialsRefusal } from '#core/accounts/check-log-in.ts';
import type { Origin } from '#core/accounts/admit-attempt.ts';
import type { Device } from '#core/accounts/domain/device.ts';
import { devicesToForget, writeDevice } from '#core/accounts/domain/known-device.ts';
import type { OneTimePassword } from '#core/accounts/domain/one-time-password.ts';
import { toLoginName, type Self } from '#core/members/domain/member.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import type { AccountRefusal } from '#core/accounts/refusals.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { KnownDeviceRepository } from '#core/accounts/known-device-repository.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type {
  FactorChange,
  KnownDeviceChange,
  PasswordChange,
  SessionChange,
} from '#core/accounts/changes.ts';
import { decideAndCommit, type Act, type Commit, type Proposal } from '#core/kernel/commit.ts';
import type { SessionTokens } from '#core/accounts/session-tokens.ts';
import {
  decideSecondStep,
  SECOND_STEPS,
  type SecondStepRefusal,
} from '#core/accounts/second-step.ts';
import { refuseAbove } from '#core/kernel/limiter.ts';
import type { AccountStatus } from '#core/safety/domain/standing.ts';
import type { SafetyRepository } from '#core/safety/safety-repository.ts';
import { unreachable } from '#core/kernel/unreachable.ts';

export interface LogInInput extends TypedCredentials, Origin {
  /** The token that came with the log-in; its session ends when the log-in succeeds. */
  readonly previousToken: string | null;
  /** What the browser says that it is. */
  readonly device: Device;
  /** What was typed for the second step, if it was asked for. */
  readonly code?: string;
}

export interface LogInOutput {
  readonly self: Self;
  readonly token: string;
  /** For the browser to keep, so that it is known when somebody logs in with it again. */
  readonly deviceToken: string;
  /** Whether it was a one-time password, so that the session is good for choosing one's own only. */
  readonly mustChoosePassword: boolean;
}

type StandingRefusal = RefusalOf<
  'account_suspended' | 'account_removed' | 'awaiting_approval' | 'account_under_age',
  AccountRefusal
>;

type LogInRefusal = CredentialsRefusal | SecondStepRefusal | StandingRefusal;

export type LogIn = (input: LogInInput) => Promise<Result<LogInOutput, LogInRefusal>>;

type LogInChange = SessionChange | PasswordChange | FactorChange | KnownDeviceChange;

type Dependencies = Parameters<typeof makeCheckLogIn>[0] &
  Parameters<typeof decideSecondStep>[0] & {
    readonly knownDevices: Pick<KnownDeviceRepository, 'find' | 'listOf'>;
    readonly safety: Pick<SafetyRepository, 'loadStanding'>;
    readonly commit: Commit<LogInChange, never>;
    readonly sessionTokens: SessionTokens;
    readonly clock: Clock;
  };

/**
 * Starts a session with a fresh token, on a device that is known from then on, once the second step is passed by
 * members who have one. A one-time password and a recovery code are good for one session each, and end all others.
 * Whether the account is in use is said only to those who know its password.
 */
export function makeLogIn(deps: Dependencies): LogIn {
  const checkLogIn = makeCheckLogIn(deps);
  return async (input) => {
    const checked = await checkLogIn(input);
    if (!checked.ok) return checked;
    const known = checked.value;
    const tooMany = await countCode(deps, known, input);
    if (tooMany !== null) return refused(tooMany);
    const loggedIn = await decideAndCommit<LogInChange, never, LogInOutput, LogInRefusal>(
      deps.commit,
      () => decide(deps, known, input),
    );
    if (loggedIn.ok) await deps.limiter.forget(SECOND_STEPS, String(known.self.id));
    return loggedIn;
  };
}

const BAD_CREDENTIALS = { code: 'bad_credentials' } as const;

/** Counts every code as wrong until it is right, so that many at once get no further. */
async function countCode(
  { limiter }: Pick<Dependencies, 'limiter'>,
  { self }: KnownMember,
  { code }: LogInInput,
): Promise<RefusalOf<'too_many_requests'> | null> {
  return code === undefined ? null : refuseAbove(limiter, SECOND_STEPS, String(self.id));
}

/** The session is stored only if the member still stands where they stood when it was allowed. */
async function decide(
  deps: Omit<Dependencies, 'commit' | 'limiter'>,
  known: KnownMember,
  { username, previousToken, device, code, ...input }: LogInInput,
): Promise<Result<Proposal<LogInChange, never, LogInOutput>, LogInRefusal>> {
  const { self, oneTimePassword, recoveryCodeHash } = known;
  const { value: standing, version: standingVersion } = await deps.safety.loadStanding(self.id);
  const refusal = refuseByStatus(standing.account);
  if (refusal !== null) return refused(refusal);
  const secondStep = await decideSecondStep(deps, known, code ?? null);
  if (!secondStep.ok) return secondStep;
  const changes: LogInChange[] = [...secondStep.value];
  if (oneTimePassword !== null) {
    const waiting = await deps.oneTimePasswords.find(toLoginName(username));
    if (waiting?.passwordHash !== oneTimePassword.passwordHash) return refused(BAD_CREDENTIALS);
    changes.push(...changesOfUse(oneTimePassword));
  }
  if (recoveryCodeHash !== null) changes.push({ type: 'end_sessions', memberId: self.id });
  const mustChoosePassword = oneTimePassword !== null || recoveryCodeHash !== null;
  const at = deps.clock.now();
  const token = deps.sessionTokens.create();
  const tokenHash = deps.sessionTokens.hash(token);
  const times = { createdAt: at, lastUsedAt: at };
  const session = { tokenHash, memberId: self.id, ...times, mustChoosePassword, device };
  changes.push({ type: 'add_session', session, standingVersion });
  if (previousToken !== null) {
    changes.push({ type: 'remove_session', tokenHash: deps.sessionTokens.hash(previousToken) });
  }
  const deviceToken = input.deviceToken ?? deps.sessionTokens.create();
  changes.push(...(await rememberDevice(deps, self.id, deviceToken, at)));
  const act: Act<LogInChange, never> = { changes, events: [], actorId: self.id, at };
  return granted({ act, answer: () => ({ self, token, deviceToken, mustChoosePassword }) });
}

/** The member is known to use the device, and those that they have not used for longest are forgotten. */
async function rememberDevice(
  { knownDevices, sessionTokens }: Pick<Dependencies, 'knownDevices' | 'sessionTokens'>,
  memberId: MemberId,
  token: string,
  at: string,
): Promise<readonly KnownDeviceChange[]> {
  const deviceHash = sessionTokens.hash(writeDevice(memberId, token));
  const device = { deviceHash, memberId, lastUsedAt: at };
  const forgotten = devicesToForget(await knownDevices.listOf(memberId), device);
  return [
    { type: 'put_known_device', device },
    ...forgotten.map((hash) => ({ type: 'forget_known_device', deviceHash: hash }) as const),
  ];
}

/** What a one-time password does when it is used: whoever else was in the account is out. */
function changesOfUse({ memberId, passwordHash }: OneTimePassword): readonly LogInChange[] {
  return [
    { type: 'end_sessions', memberId },
    { type: 'use_one_time_password', memberId, passwordHash },
  ];
}

function refuseByStatus(account: AccountStatus): LogInRefusal | null {
  switch (account.status) {
    case 'active':
      return null;
    case 'suspended':
      return { code: 'account_suspended', until: account.until };
    case 'removed':
      return { code: 'account_removed' };
    case 'awaiting_approval':
      return { code: 'awaiting_approval' };
    case 'under_age':
      return { code: 'account_under_age' };
    case 'deleted':
      return BAD_CREDENTIALS;
    default:
      return unreachable(account);
  }
}
