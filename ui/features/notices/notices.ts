import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#ui/api/client.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { showFailure } from '#ui/session/failure-notice.ts';

/** The signed-in member's notices, newest first, read as far as they have been asked for. */
export function useNotices() {
  const api = useApiClient();
  return useInfiniteQuery({
    queryKey: queryKeys.notices,
    queryFn: ({ pageParam, signal }) =>
      api.callPage('listNotices', { query: pageParam ?? {} }, signal),
    initialPageParam: null as Readonly<Record<string, string>> | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    refetchOnMount: 'always',
  });
}

/** Appeals against a notice. */
export function useAppeal() {
  const api = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (appeal: CallInput<'appeal'>) => api.call('appeal', appeal),
    onError: showFailure('We couldn’t send your appeal', 'Please try again.'),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.notices }),
  });
}
