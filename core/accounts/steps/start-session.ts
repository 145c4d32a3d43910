import type { KnownDeviceChange, SecurityChange, SessionChange } from '#core/accounts/changes.ts';
import type { RecoveryRequestChange } from '#core/accounts/recovery-requests/changes.ts';
import type { RecoveryRequestRepository } from '#core/accounts/recovery-requests/ports/recovery-request-repository.ts';
import { stopRecoveries } from '#core/accounts/recovery-requests/steps/changes-of-recovery.ts';
import { noteSecurity } from '#core/accounts/security-log/domain/note-security.ts';
import type { Device } from '#core/accounts/domain/device.ts';
import {
  devicesToForget,
  writeDevice,
  type KnownDevice,
} from '#core/accounts/domain/known-device.ts';
import type { AccountRefusal } from '#core/accounts/refusals.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import type { MailChange } from '#core/letters/changes.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { SafetyChange } from '#core/safety/changes.ts';
import type { AccountStatus, Standing } from '#core/safety/domain/standing.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';
import type { KnownDeviceRepository } from '#core/accounts/ports/known-device-repository.ts';
import type { SessionTokens } from '#core/accounts/ports/session-tokens.ts';

export type StandingRefusal = RefusalOf<
  | 'account_suspended'
  | 'account_removed'
  | 'awaiting_approval'
  | 'account_under_age'
  | 'account_leaving'
  | 'bad_credentials',
  AccountRefusal
>;

export type StartChange =
  | SessionChange
  | KnownDeviceChange
  | SafetyChange
  | SecurityChange
  | RecoveryRequestChange
  | MailChange;

interface NewSession {
  readonly memberId: MemberId;
  readonly mustChoosePassword: boolean;
  /** What the browser says that it is, and the token that it was given when somebody logged in with it. */
  readonly device: Device;
  readonly deviceToken: string | null;
  /** The token that came with the log-in; its session ends. */
  readonly previousToken: string | null;
  /** The hash of the member's own password, where it was that which was checked. */
  readonly passwordHash?: string;
  /** Whether a member who is leaving wishes to stay. */
  readonly comesBack?: boolean;
}

interface StartedSession {
  readonly token: string;
  /** For the browser to keep, so that it is known when somebody logs in with it again. */
  readonly deviceToken: string;
  readonly changes: readonly StartChange[];
  readonly at: string;
}

interface Dependencies {
  readonly knownDevices: Pick<KnownDeviceRepository, 'listOf'>;
  readonly recoveryRequests: Pick<RecoveryRequestRepository, 'listOf'>;
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly sessionTokens: SessionTokens;
  readonly clock: Clock;
}

/**
 * A session with a fresh token, on a device that is known from then on, for a member whose account is in use. It is
 * stored only if the member's standing has not changed since it was allowed. Nobody who asks moderators for the account
 * gets it then.
 */
export async function startSession(
  deps: Dependencies,
  { memberId, mustChoosePassword, device, previousToken, comesBack = false, ...input }: NewSession,
): Promise<Result<StartedSession, StandingRefusal>> {
  const at = deps.clock.now();
  const [{ value: standing, version: standingVersion }, known, stopped] = await Promise.all([
    deps.safety.loadStanding(memberId),
    deps.knownDevices.listOf(memberId),
    stopRecoveries(deps, memberId, at, device),
  ]);
  const refusal = refuseByStatus(standing.account) ?? refuseLeaver(standing, comesBack, at);
  if (refusal !== null) return refused(refusal);
  const changes: StartChange[] = returnOf(standing, standingVersion);
  const sessionVersion = standingVersion + changes.length;
  const token = deps.sessionTokens.create();
  const tokenHash = deps.sessionTokens.hash(token);
  const times = { createdAt: at, lastUsedAt: at };
  const session = { tokenHash, memberId, ...times, mustChoosePassword, device };
  const checked = input.passwordHash === undefined ? {} : { passwordHash: input.passwordHash };
  const decidedUpon = { standingVersion: sessionVersion, ...checked };
  changes.push({ type: 'add_session', session, ...decidedUpon });
  if (previousToken !== null) {
    changes.push({ type: 'remove_session', tokenHash: deps.sessionTokens.hash(previousToken) });
  }
  if (standing.leavesOn !== null) {
    changes.push(noteSecurity('account_came_back', { memberId, at, device }));
  }
  const deviceToken = input.deviceToken ?? deps.sessionTokens.create();
  const deviceHash = deps.sessionTokens.hash(writeDevice(memberId, deviceToken));
  changes.push(...rememberDevice(known, { deviceHash, memberId, lastUsedAt: at }));
  changes.push(...stopped);
  return granted({ token, deviceToken, changes, at });
}

/** The member is known to use the device, and those that they have not used for longest are forgotten. */
function rememberDevice(
  known: readonly KnownDevice[],
  device: KnownDevice,
): readonly KnownDeviceChange[] {
  return [
    { type: 'put_known_device', device },
    ...devicesToForget(known, device).map(
      (deviceHash) => ({ type: 'forget_known_device', deviceHash }) as const,
    ),
  ];
}

/** Members who leave are asked whether they come back, and are gone once it is too late for that. */
function refuseLeaver(
  { leavesOn }: Standing,
  comesBack: boolean,
  at: string,
): StandingRefusal | null {
  if (leavesOn === null) return null;
  if (leavesOn <= at) return BAD_CREDENTIALS;
  return comesBack ? null : { code: 'account_leaving', until: leavesOn };
}

/** What lets a member who comes back be as if they had never left; nothing for all others. */
function returnOf(standing: Standing, version: number): SafetyChange[] {
  if (standing.leavesOn === null) return [];
  return [{ type: 'put_standing', standing: { ...standing, leavesOn: null }, version }];
}

const BAD_CREDENTIALS = { code: 'bad_credentials' } as const;

/** Why nobody comes in whose account is so; `null` if they do. */
function refuseByStatus(account: AccountStatus): StandingRefusal | null {
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
