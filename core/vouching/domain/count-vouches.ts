import { daysAfter } from '#core/kernel/days-after.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { countedAt, nextDay, type Vouch, type WayKnown } from './vouch.ts';

/** For how many days somebody has to have been here before what they say counts: half a year. */
export const DAYS_HERE_BEFORE = 182;

/** A vouch, with what decides whether it counts. Times are ISO 8601 in UTC. */
export interface KnownVouch extends Omit<Vouch, 'id' | 'connectionId'> {
  readonly voucherJoinedAt: string;
  /** Whether the voucher's account is in use, by `isInUse`. */
  readonly isVoucherInUse: boolean;
  /** When a report between the two was first upheld, whoever filed it; `null` when none was. */
  readonly upheldAt: string | null;
}

/** How many people vouch for a member, and how well some of them know them. */
export interface VouchCount {
  readonly people: number;
  readonly spoken: number;
  readonly met: number;
}

/** What they say is counted by itself: they've been here for long enough, and nothing stands against it. */
function saidWithWeight(vouch: KnownVouch, at: string): WayKnown | null {
  const { voucherJoinedAt, isVoucherInUse, upheldAt } = vouch;
  if (!isVoucherInUse || daysAfter(voucherJoinedAt, DAYS_HERE_BEFORE) > at) return null;
  if (upheldAt !== null && nextDay(upheldAt) <= at) return null;
  return countedAt(vouch, at);
}

/**
 * Who vouches for the member, as anyone sees it. A vouch counts when the one who says it has been here for half a year,
 * and somebody else who has, too, vouches for them. So new accounts that vouch for each other count for nothing, and
 * neither do two who vouch for each other alone. It takes the vouches for the member, and those for their vouchers.
 */
export function countVouches(
  vouches: readonly KnownVouch[],
  memberId: MemberId,
  at: string,
): VouchCount {
  const isKnownBeyond = (voucherId: MemberId): boolean =>
    vouches.some(
      (other) =>
        other.memberId === voucherId &&
        other.voucherId !== memberId &&
        saidWithWeight(other, at) !== null,
    );
  const count = { people: 0, spoken: 0, met: 0 };
  for (const vouch of vouches) {
    if (vouch.memberId !== memberId) continue;
    const said = saidWithWeight(vouch, at);
    if (said === null || !isKnownBeyond(vouch.voucherId)) continue;
    count.people += 1;
    if (said !== 'written') count[said] += 1;
  }
  return count;
}
