import { useInfiniteQuery } from '@tanstack/react-query';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { queryKeys } from '#ui/api/query-keys.ts';

/** How many entries are shown at first, and added each time. */
const LIMIT = '5';

/** What happened with the member's account, newest first, read as far as they have asked for. */
export function useSecurityLog() {
  const api = useApiClient();
  return useInfiniteQuery({
    queryKey: queryKeys.securityLog,
    queryFn: ({ pageParam, signal }) =>
      api.callPage('listSecurityLog', { query: { limit: LIMIT, ...pageParam } }, signal),
    initialPageParam: null as Readonly<Record<string, string>> | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    refetchOnMount: 'always',
  });
}
