import {
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ConnectionId } from '#core/kernel/ids.ts';
import type { Conversation } from '#core/messaging/domain/conversation.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import type { CallInput, ListPage } from '#ui/api/client.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { usePolling } from '#ui/live/live-store.ts';
import { CONNECTIONS_POLLING } from '#ui/parts/connections/connections.ts';
import { showFailure } from '#ui/session/failure-notice.ts';

/** How many conversations are read at a time. */
const PAGE_SIZE = 50;

/** What a cached list of conversations is made of. */
export type ConversationData = InfiniteData<
  ListPage<readonly Conversation[]>,
  ListPage<readonly Conversation[]>['next']
>;

/**
 * The conversations of the signed-in member in the order of the server, page by page; with a text, those with people
 * whose name contains it. Without the live stream, they are read again all the time.
 */
export function useConversations({ text = '', enabled = true } = {}) {
  const api = useApiClient();
  return useInfiniteQuery({
    queryKey: queryKeys.conversationList({ text }),
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: String(PAGE_SIZE), ...(text !== '' && { text }), ...pageParam };
      return api.callPage('listConversations', { query }, signal);
    },
    initialPageParam: null as ListPage<readonly Conversation[]>['next'],
    getNextPageParam: ({ next }) => next,
    select: joinPages,
    refetchOnMount: 'always',
    refetchInterval: usePolling(CONNECTIONS_POLLING),
    enabled,
  });
}

function joinPages({ pages }: ConversationData): readonly Conversation[] {
  // A conversation that moved up between two pages would be in both.
  const known = new Map<ConnectionId, Conversation>();
  for (const conversation of pages.flatMap(({ items }) => items)) {
    if (!known.has(conversation.connectionId)) known.set(conversation.connectionId, conversation);
  }
  return [...known.values()];
}

/** One conversation of the inbox, for where the list doesn't hold it. Without an id it asks for nothing. */
export function useInboxEntry(id: ConnectionId | null, { enabled = true } = {}) {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.conversation(id),
    queryFn: id === null ? skipToken : ({ signal }) => api.call('getConversation', { id }, signal),
    enabled,
  });
}

/** Asks again for the conversations that are on screen. */
export function useReloadConversations(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    () => queries.invalidateQueries({ queryKey: queryKeys.conversations }),
    [queries],
  );
}

/** Pins or mutes a conversation for the signed-in member; it is shown at once. */
export function useChangeConversation(connectionId: ConnectionId) {
  const api = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    scope: { id: `choices for connection ${connectionId}` },
    mutationFn: (body: CallInput<'changeConversation'>['body']) =>
      api.call('changeConversation', { id: connectionId, body }),
    onSuccess: (changed) => {
      queries.setQueriesData<ConversationData>(
        { queryKey: [...queryKeys.conversations, 'list'] },
        (data) => data && withConversation(data, changed),
      );
    },
    onError: showFailure('Nothing has changed', 'We couldn’t save this. Please try again.'),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.conversations }),
  });
}

/** The list with that conversation in its new state, whatever its place. */
function withConversation(data: ConversationData, changed: Conversation): ConversationData {
  const replaced = (one: Conversation) =>
    one.connectionId === changed.connectionId ? changed : one;
  const pages = data.pages.map((page) => ({ ...page, items: page.items.map(replaced) }));
  return { ...data, pages };
}
