import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '#ui/api/query-keys.ts';

/** All that the stream keeps up to date. */
const LIVE_QUERIES: readonly (readonly string[])[] = [
  queryKeys.everyConversation,
  queryKeys.unreadCount,
  queryKeys.conversations,
  queryKeys.connections,
  queryKeys.recommendations,
  queryKeys.notices,
  queryKeys.reports,
];

/**
 * Reads again what is on screen and was read before that moment, because the stream may have missed something. What
 * is not on screen is read when it comes back.
 */
export async function catchUp(queries: QueryClient, since: number): Promise<void> {
  // To a conversation that has a gap by now, messages must not be added.
  queries.removeQueries({ queryKey: queryKeys.everyConversation, type: 'inactive' });
  await Promise.all(
    LIVE_QUERIES.map((queryKey) =>
      queries.invalidateQueries({
        queryKey,
        predicate: ({ state }) => state.dataUpdatedAt < since,
      }),
    ),
  );
}
