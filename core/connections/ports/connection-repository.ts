import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type {
  Connection,
  ConnectionCounts,
  ConnectionDirection,
  ConnectionStatus,
  ListedConnection,
} from '#core/connections/domain/connection.ts';
import type { RhythmOf, Together, TogetherOf } from '#core/connections/domain/together.ts';
import type { OfferWeek, PickUp } from '#core/connections/domain/picking-up.ts';
import type { Versioned } from '#core/kernel/commit.ts';

/** Reads the connections; `ConnectionChange` writes them. */
export interface ConnectionRepository {
  findById(id: ConnectionId): Promise<Connection | null>;
  /** The connection to decide a command upon. */
  load(id: ConnectionId): Promise<Versioned<Connection> | null>;
  /** What the two of an accepted connection keep together, to decide upon. */
  loadTogether(id: ConnectionId): Promise<Versioned<Together> | null>;
  /** What the member keeps together with others, where there is anything, in the order of the connections. */
  listTogether(memberId: MemberId): Promise<readonly TogetherOf[]>;
  /**
   * The member's connections with people who are here and with whom they have a rhythm that is agreed or rests, in the order
   * of the connections, at most `limit`. None while the member takes a break.
   */
  listRhythms(memberId: MemberId, limit: number): Promise<readonly RhythmOf[]>;
  /** The connections whose rhythm there was something to do about at that time or before, at most `limit`. */
  listRhythmsDue(until: string, limit: number): Promise<readonly ConnectionId[]>;
  /** The connection between the two, in either direction. */
  findBetween(memberId: MemberId, otherId: MemberId): Promise<Connection | null>;
  /**
   * The member's connections of that status and direction, with an id below `before` (any of each when
   * it is `null`), newest id first, at most `limit`, each with the other party. Of requests, only those sent after
   * `openSince`.
   */
  listOf(
    memberId: MemberId,
    page: {
      readonly status: ConnectionStatus | null;
      readonly direction: ConnectionDirection | null;
      readonly before: number | null;
      readonly limit: number;
      readonly openSince: string;
    },
  ): Promise<ListedConnection[]>;
  /**
   * The member's connections with people whose accounts are in use, where the last message was sent, or else the
   * request accepted, before that time (ever when it is `null`), newest first, at most `limit`.
   */
  listByLastWord(
    memberId: MemberId,
    page: { readonly before: string | null; readonly limit: number },
  ): Promise<ListedConnection[]>;
  /** How many connections the member has, all counted at one moment; of requests, those sent after `openSince`. */
  countOf(memberId: MemberId, openSince: string): Promise<ConnectionCounts>;
  /** The connection in which the member received the newest of the messages that they have not read. */
  findUnread(memberId: MemberId): Promise<ListedConnection | null>;
  /**
   * Of the member's own requests that were accepted after that time, the newest acceptance where nothing has been
   * written yet and the other's account is in use.
   */
  findSaidYes(memberId: MemberId, acceptedSince: string): Promise<ListedConnection | null>;
  /**
   * The connection that the member is offered in that week, by `isToPickUp` and `turnOf`, of the silent ones with the newest
   * words. None while the member takes a break, nor once they have put one aside in that week, or one was picked up again.
   */
  findToPickUp(memberId: MemberId, week: OfferWeek): Promise<PickUp | null>;
  /** The requests sent at that time or before, at most `limit`. */
  listUnanswered(until: string, limit: number): Promise<readonly ConnectionId[]>;
}
