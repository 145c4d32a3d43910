import { LOG_IN_LIMITS } from '#core/accounts/domain/log-in-limits.ts';
import { writeDevice } from '#core/accounts/domain/known-device.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { refuseAbove, type Limit, type Limiter } from '#core/kernel/limiter.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { KnownDeviceRepository } from '#core/accounts/ports/known-device-repository.ts';
import type { SessionTokens } from '#core/accounts/ports/session-tokens.ts';

/** Where an attempt to log in comes from. */
export interface Origin {
  /** What limits count as one client. */
  readonly network: string;
  /** The token that the browser was given when somebody logged in with it, if it has one. */
  readonly deviceToken: string | null;
}

/** An attempt that may be evaluated, and is counted as failed until it is known to be otherwise. */
interface Admission {
  /** The password was right: nothing of it counts. */
  readonly succeeded: () => Promise<void>;
  /** The attempt was not evaluated after all. */
  readonly withdrawn: () => Promise<void>;
}

export type AdmitAttempt = (
  attempt: Origin & {
    /** The member whom the name leads to. */
    readonly memberId: MemberId | null;
    /** As `toLoginName` makes it. */
    readonly loginName: string;
  },
) => Promise<Result<Admission, RefusalOf<'too_many_requests'>>>;

interface Dependencies {
  readonly knownDevices: Pick<KnownDeviceRepository, 'find'>;
  readonly limiter: Pick<Limiter, 'take' | 'forget' | 'giveBack'>;
  readonly sessionTokens: Pick<SessionTokens, 'hash'>;
}

/**
 * Counts an attempt before it is evaluated, so that many at once get no further. All names of a member are one
 * account; a name that leads nowhere is counted like one that does.
 */
export function makeAdmitAttempt({
  knownDevices,
  limiter,
  sessionTokens,
}: Dependencies): AdmitAttempt {
  async function findDevice(memberId: MemberId | null, token: string | null) {
    if (token === null) return null;
    const hash = sessionTokens.hash(writeDevice(memberId, token));
    return (await knownDevices.find(hash)) && hash;
  }

  return async ({ memberId, loginName, network, deviceToken }) => {
    const deviceHash = await findDevice(memberId, deviceToken);
    const account = memberId === null ? `name ${loginName}` : `member ${memberId}`;
    const counts =
      deviceHash === null
        ? [
            [LOG_IN_LIMITS.fromNetwork, sessionTokens.hash(`${account} ${network}`)] as const,
            [LOG_IN_LIMITS.atAccount, sessionTokens.hash(account)] as const,
          ]
        : [[LOG_IN_LIMITS.onKnownDevice, deviceHash] as const];
    for (const [limit, key] of counts) {
      const refusal = await refuseAbove(limiter, limit, key);
      if (refusal !== null) return refused(refusal);
    }
    const giveBack = (limit: Limit, key: string) => limiter.giveBack(limit, key);
    return granted({
      // What strangers did at the account still counts: the member's success is none of theirs.
      succeeded: async () => {
        for (const [limit, key] of counts) {
          if (limit === LOG_IN_LIMITS.atAccount) await giveBack(limit, key);
          else await limiter.forget(limit, key);
        }
      },
      withdrawn: async () => {
        for (const [limit, key] of counts) await giveBack(limit, key);
      },
    });
  };
}
