import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { showFailure } from '#ui/session/failure-notice.ts';

/** The break that the signed-in member takes; `null` when they take none. */
export function useBreak() {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.break,
    queryFn: ({ signal }) => api.call('getBreak', {}, signal),
  });
}

/** Takes a break, or changes whether one's connections are told. */
export function useTakeBreak() {
  const api = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isTold: boolean) => api.call('takeBreak', { body: { isTold } }),
    onSuccess: (taken) => {
      queries.setQueryData(queryKeys.break, taken);
    },
    onError: showFailure('We couldn’t start your break', 'Please try again.'),
  });
}

/** Comes back from a break. */
export function useEndBreak() {
  const api = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('endBreak', {}),
    onSuccess: () => {
      queries.setQueryData(queryKeys.break, null);
    },
    onError: showFailure('We couldn’t end your break', 'Please try again.'),
  });
}
