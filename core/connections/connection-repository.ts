import type {
  Connection,
  ConnectionCounts,
  ConnectionDirection,
  ConnectionState,
  ConnectionStatus,
  ConnectionWithMember,
  PendingConnection,
} from '#core/connections/domain/connection.ts';
import type { Result } from '#core/kernel/result.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';

/**
 * Keeps the connections. Between two members there is at most one, whoever asked, and storage itself
 * sees to it: of two requests at once, in whichever direction, one is refused. Every write is the
 * activity of the member who makes it.
 */
export interface ConnectionRepository {
  /** Stores the request, an act of its `userId1`. Both members must exist. */
  create(request: PendingConnection): Promise<Result<Connection, RefusalOf<'already_connected'>>>;
  findById(id: number): Promise<Connection | null>;
  /** The connection between the two, whoever asked. */
  findBetween(memberId: number, otherId: number): Promise<Connection | null>;
  /**
   * The member's connections of that status and direction, with an id below `before` (any of each when
   * it is `null`), newest id first, at most `limit`, each with the other party.
   */
  listOf(
    memberId: number,
    page: {
      readonly status: ConnectionStatus | null;
      readonly direction: ConnectionDirection | null;
      readonly before: number | null;
      readonly limit: number;
    },
  ): Promise<ConnectionWithMember[]>;
  /** How many connections the member has, all counted at one moment. */
  countOf(memberId: number): Promise<ConnectionCounts>;
  /**
   * Puts `next`, decided from `expected`, in its place; with `none` the connection goes, and its
   * messages with it. Only while the stored connection still has the status of `expected`, as one
   * step with the check: false, and nothing written, when it has not, or is gone.
   */
  replace(expected: Connection, next: ConnectionState, actorId: number): Promise<boolean>;
}
