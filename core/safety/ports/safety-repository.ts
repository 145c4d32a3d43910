import type { Versioned } from '#core/kernel/commit.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { DeclineAnswer } from '#core/safety/domain/decline-answer.ts';
import type { PairHistory } from '#core/safety/domain/pair-history.ts';
import type { Standing } from '#core/safety/domain/standing.ts';
import type { Relation } from '#core/safety/domain/visibility.ts';

/** Reads what keeps members safe from each other; `SafetyChange` writes it. */
export interface SafetyRepository {
  /** What decides whether the viewer may know of the other, read at one moment. */
  relate(viewerId: MemberId, otherId: MemberId): Promise<Relation>;
  /** The same of the other member of a connection; `null` when it is gone or the viewer has no part in it. */
  relateIn(connectionId: ConnectionId, viewerId: MemberId): Promise<Relation | null>;
  /** The history of the two to decide upon; of version 0 while nothing is stored. */
  loadHistory(memberId: MemberId, otherId: MemberId): Promise<Versioned<PairHistory>>;
  /** The member's standing, to base a decision on; of version 0 while nothing is stored. */
  loadStanding(memberId: MemberId): Promise<Versioned<Standing>>;
  /** The pairs in which one has declined a request of the other, with a number above `after`, in its order, at most `limit`. */
  listDeclined(page: {
    readonly after: number;
    readonly limit: number;
  }): Promise<readonly DeclinedPair[]>;
  /** The members who leave and may come back no later than `until`, those who must first, at most `limit`. */
  listLeaving(until: string, limit: number): Promise<readonly MemberId[]>;
  /** Everyone who blocks the viewer, and everyone whom the viewer blocks. */
  blockedIds(viewerId: MemberId): Promise<readonly MemberId[]>;
  /**
   * The members whom the member blocks and knows by a name, with an id below `before` (any when it is `null`), highest
   * id first, at most `limit`.
   */
  listBlockedBy(
    memberId: MemberId,
    page: { readonly before: number | null; readonly limit: number },
  ): Promise<readonly Block[]>;
  /**
   * The answers to the member's requests from people they may still see, with an id below `before` (any when it is
   * `null`), highest id first, at most `limit`.
   */
  listAnswersTo(
    memberId: MemberId,
    page: { readonly before: number | null; readonly limit: number },
  ): Promise<readonly GivenAnswer[]>;
}

/** An answer to a request, with who gave it. */
export interface GivenAnswer extends DeclineAnswer {
  readonly memberId: MemberId;
}

/** Two members where one has declined a request of the other; `id` is the number of their history. */
export interface DeclinedPair {
  readonly id: number;
  readonly memberIds: readonly [MemberId, MemberId];
}

/** A member whom another blocks, by the name by which they know them, since when (ISO 8601 in UTC). */
export interface Block {
  readonly memberId: MemberId;
  readonly name: string;
  readonly blockedAt: string;
}
