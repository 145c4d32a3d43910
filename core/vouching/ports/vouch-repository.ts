import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { VouchCount } from '#core/vouching/domain/count-vouches.ts';
import type { Vouch } from '#core/vouching/domain/vouch.ts';

/** Reads vouches; `VouchChange` writes them. When a connection ends, its vouches end by `endedVouch`. */
export interface VouchRepository {
  /** By the rule `countVouches`, along indexes: the vouches for the member, and whether any is for each voucher. */
  countFor(memberId: MemberId, at: string): Promise<VouchCount>;
  /** What the voucher says of the other of that connection, and whether a report of theirs about that one was upheld. */
  loadOwn(
    voucherId: MemberId,
    connectionId: ConnectionId,
  ): Promise<{ readonly vouch: Vouch | null; readonly hasReported: boolean }>;
  /** All that the member says of others, newest id first. */
  listBy(voucherId: MemberId): Promise<readonly Vouch[]>;
  /** Removes those that have ceased to count by that time. */
  removeExpired(now: string): Promise<void>;
}
