import { noteSecurity } from '#core/accounts/security-log/domain/note-security.ts';
import type { Origin } from '#core/accounts/steps/admit-attempt.ts';
import type { FactorChange, PasswordChange, SecurityChange } from '#core/accounts/changes.ts';
import {
  isOwnPassword,
  type KnownMember,
  type TypedCredentials,
} from '#core/accounts/steps/check-credentials.ts';
import { makeCheckLogIn, type CredentialsRefusal } from '#core/accounts/steps/check-log-in.ts';
import type { Device } from '#core/accounts/domain/device.ts';
import {
  decideSecondStep,
  SECOND_STEPS,
  type SecondStepRefusal,
} from '#core/accounts/steps/second-step.ts';
import {
  startSession,
  type StandingRefusal,
  type StartChange,
} from '#core/accounts/steps/start-session.ts';
import type { FailedTry, SecurityFact } from '#core/accounts/security-log/domain/security-entry.ts';
import { decideAndCommit, type Act, type Commit, type Proposal } from '#core/kernel/commit.ts';
import { refuseAbove, type Limiter } from '#core/kernel/limiter.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { toLoginName, type Self } from '#core/members/domain/member.ts';

export interface LogInInput extends TypedCredentials, Origin {
  /** The token that came with the log-in; its session ends when the log-in succeeds. */
  readonly previousToken: string | null;
  /** What the browser says that it is. */
  readonly device: Device;
  /** What was typed for the second step, if it was asked for. */
  readonly code?: string;
  /** Whether a member who is leaving wishes to stay. */
  readonly comesBack?: boolean;
}

export interface LogInOutput {
  readonly self: Self;
  readonly token: string;
  /** For the browser to keep, so that it is known when somebody logs in with it again. */
  readonly deviceToken: string;
  /** Whether it took the place of a forgotten password, so that the session is good for choosing one's own only. */
  readonly mustChoosePassword: boolean;
}

type LogInRefusal = CredentialsRefusal | StandingRefusal | SecondStepRefusal;

export type LogIn = (input: LogInInput) => Promise<Result<LogInOutput, LogInRefusal>>;

type LogInChange = StartChange | PasswordChange | FactorChange | SecurityChange;

type Dependencies = Parameters<typeof makeCheckLogIn>[0] &
  Parameters<typeof decideSecondStep>[0] &
  Parameters<typeof startSession>[0] & {
    readonly limiter: Pick<Limiter, 'take' | 'forget'>;
    readonly commit: Commit<LogInChange, never>;
  };

/**
 * Starts a session, once the second step is passed by members who have one. A one-time password and a recovery code
 * are good for one session each, and end all others. Whether the account is in use is said only to those who know
 * its password.
 */
export function makeLogIn(deps: Dependencies): LogIn {
  const checkLogIn = makeCheckLogIn(deps);
  return async (input) => {
    const known = await checkLogIn(input);
    if (!known.ok) return known;
    const tooMany = await countCode(deps, known.value, input);
    if (tooMany !== null) {
      noteFailure(deps, known.value, 'log_in_held_back');
      return refused(tooMany);
    }
    const loggedIn = await decideAndCommit<LogInChange, never, LogInOutput, LogInRefusal>(
      deps.commit,
      () => decide(deps, known.value, input),
    );
    const isWrong = !loggedIn.ok && loggedIn.refusal.code === 'second_factor_wrong';
    if (isWrong) noteFailure(deps, known.value, 'second_step_failed');
    if (loggedIn.ok && input.code !== undefined) {
      await deps.limiter.forget(SECOND_STEPS, String(known.value.self.id));
    }
    return loggedIn;
  };
}

function noteFailure(
  { failedTries, clock }: Pick<Dependencies, 'failedTries' | 'clock'>,
  { self }: KnownMember,
  fact: FailedTry,
): void {
  failedTries.note(self.id, fact, clock.now());
}

/** Counts every code as wrong until it is right, so that many at once get no further. */
async function countCode(
  { limiter }: Pick<Dependencies, 'limiter'>,
  { self }: KnownMember,
  { code }: LogInInput,
): Promise<RefusalOf<'too_many_requests'> | null> {
  return code === undefined ? null : refuseAbove(limiter, SECOND_STEPS, String(self.id));
}

async function decide(
  deps: Dependencies,
  known: KnownMember,
  { username, code, ...input }: LogInInput,
): Promise<Result<Proposal<LogInChange, never, LogInOutput>, LogInRefusal>> {
  const { self, oneTimePassword, recoveryCodeHash } = known;
  const mustChoosePassword = oneTimePassword !== null || recoveryCodeHash !== null;
  const isOwn = isOwnPassword(known);
  const checked = isOwn ? { passwordHash: known.passwordHash } : {};
  const session = { ...input, ...checked, memberId: self.id, mustChoosePassword };
  const [current, begun, secondStep] = await Promise.all([
    isOwn ? deps.members.findCredentials(toLoginName(self.username)) : known,
    startSession(deps, session),
    decideSecondStep(deps, known, code ?? null),
  ]);
  // The password was changed after it was checked, which ended all sessions.
  if (current?.passwordHash !== known.passwordHash) return refused({ code: 'bad_credentials' });
  if (!begun.ok) return begun;
  if (!secondStep.ok) return secondStep;
  if (oneTimePassword !== null) {
    const waiting = await deps.oneTimePasswords.find(toLoginName(username));
    const isWaiting = waiting?.passwordHash === oneTimePassword.passwordHash;
    if (!isWaiting) return refused({ code: 'bad_credentials' });
  }
  const { token, deviceToken, at } = begun.value;
  const { device } = input;
  const noted = noteSecurity(factOf(known, code), { memberId: self.id, at, device });
  const changes = [...secondStep.value, ...changesOfUse(known), ...begun.value.changes, noted];
  const act: Act<LogInChange, never> = { changes, events: [], actorId: self.id, at };
  return granted({ act, answer: () => ({ self, token, deviceToken, mustChoosePassword }) });
}

/** With what the member came in. */
function factOf(
  { oneTimePassword, recoveryCodeHash }: KnownMember,
  code: string | undefined,
): SecurityFact {
  if (recoveryCodeHash !== null) return 'logged_in_by_recovery_code';
  if (oneTimePassword !== null) return 'logged_in_by_one_time_password';
  return code === undefined ? 'logged_in_by_password' : 'logged_in_by_password_and_code';
}

/** What a log-in without the member's own password changes: it ends all other sessions. */
function changesOfUse({ self, oneTimePassword, recoveryCodeHash }: KnownMember): LogInChange[] {
  const endOthers = { type: 'end_sessions', memberId: self.id } as const;
  if (oneTimePassword !== null) {
    const { memberId, passwordHash } = oneTimePassword;
    return [endOthers, { type: 'use_one_time_password', memberId, passwordHash }];
  }
  return recoveryCodeHash === null ? [] : [endOthers];
}
