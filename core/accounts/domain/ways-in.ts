import type { Passkey } from './passkey.ts';
import type { SecondFactor } from './second-factor.ts';

/** Before anything that was noted. */
const EARLIEST = '0000';

/** What lets a member in beside their password, or is asked for after it. */
export interface WaysIn {
  readonly factor: SecondFactor;
  readonly passkeys: readonly Passkey[];
}

/** Ways in that were ended, as a letter names them. */
export interface EndedWays {
  /** How many. */
  readonly passkeys: number;
  readonly recoveryCodes: boolean;
  readonly authenticator: boolean;
}

/** What is left of the ways in, and what was ended. */
export interface LockOut {
  readonly factor: SecondFactor;
  readonly removed: readonly Passkey[];
  readonly ended: EndedWays;
}

/** Which ways in end when an account is won back. Times are ISO 8601 in UTC. */
export interface LockOutRule {
  /** Whatever was made from then on ends. */
  readonly since: string;
  /**
   * Whether older passkeys and recovery codes end as well. What is asked for beside the password stays if it is older,
   * an app or passkeys alone: it protects the account from whoever reads its owner's mails.
   */
  readonly older: boolean;
}

/**
 * Ends the ways in that whoever was in the account may have made. Where no passkey is left, the password lets the
 * member in again.
 */
export function lockOut({ factor, passkeys }: WaysIn, { since, older }: LockOutRule): LockOut {
  const endsOlderPasskeys = older && !factor.onlyPasskeys;
  const removed = passkeys.filter(({ addedAt }) => endsOlderPasskeys || addedAt >= since);
  const { authenticator, recoveryCodes } = factor;
  const codesEnd = recoveryCodes !== null && (older || recoveryCodes.madeAt >= since);
  const appEnds = authenticator.status === 'on' && (authenticator.since ?? EARLIEST) >= since;
  return {
    factor: {
      ...factor,
      authenticator:
        appEnds || authenticator.status === 'begun' ? { status: 'off' } : authenticator,
      recoveryCodes: codesEnd ? null : recoveryCodes,
      onlyPasskeys: factor.onlyPasskeys && removed.length < passkeys.length,
    },
    removed,
    ended: {
      passkeys: removed.length,
      recoveryCodes: codesEnd,
      authenticator: appEnds,
    },
  };
}

/** Ends every way in but the password. */
export function lockOutAll(ways: WaysIn): LockOut {
  return lockOut(ways, { since: EARLIEST, older: true });
}
