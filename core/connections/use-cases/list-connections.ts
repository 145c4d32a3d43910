import type { MemberId } from '#core/kernel/ids.ts';
import type {
  ConnectionDirection,
  ConnectionStatus,
  ListedConnection,
} from '#core/connections/domain/connection.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { openSince } from '#core/connections/domain/resting-request.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import { cutPage, type Page } from '#core/kernel/page.ts';

export type ListConnections = (input: {
  readonly callerId: MemberId;
  readonly status: ConnectionStatus | null;
  readonly direction: ConnectionDirection | null;
  readonly before: number | null;
  readonly limit: number;
}) => Promise<Page<ListedConnection>>;

/** The caller's connections, newest first, each with the other party. */
export function makeListConnections(deps: {
  readonly connections: ConnectionRepository;
  readonly clock: Clock;
}): ListConnections {
  return async ({ callerId, status, direction, before, limit }) => {
    const since = openSince(deps.clock.now());
    const page = { status, direction, before, limit: limit + 1, openSince: since };
    const { items, hasMore } = cutPage(await deps.connections.listOf(callerId, page), limit);
    const last = items.at(-1);
    return { items, next: hasMore && last ? encodeCursor('connections', [last.id]) : null };
  };
}
