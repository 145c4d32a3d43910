import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ConnectionId } from '#core/kernel/ids.ts';
import type { FoundMessage } from '#core/messaging/domain/found-message.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import type { ListPage } from '#ui/api/client.ts';
import { queryKeys } from '#ui/api/query-keys.ts';

const PAGE_SIZE = 20;

/** Messages with these words in the member's conversations, or in one of them, newest first, page by page. */
export function useFoundMessages(text: string, connectionId: ConnectionId | null) {
  const api = useApiClient();
  return useInfiniteQuery({
    queryKey: queryKeys.foundMessages({ text, connectionId }),
    queryFn: ({ pageParam, signal }) => {
      const where = connectionId !== null && { connectionId: String(connectionId) };
      const query = { query: text, limit: String(PAGE_SIZE), ...where, ...pageParam };
      return api.callPage('searchMessages', { query }, signal);
    },
    initialPageParam: null as ListPage<readonly FoundMessage[]>['next'],
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    placeholderData: keepPreviousData,
    enabled: text !== '',
  });
}
