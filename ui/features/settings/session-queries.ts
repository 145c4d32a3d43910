import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SessionId } from '#core/kernel/ids.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { showFailure } from '#ui/session/failure-notice.ts';

/** Where the member is signed in, the last used first. */
export function useSessions() {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.sessions,
    queryFn: ({ signal }) => api.call('listSessions', {}, signal),
    refetchOnMount: 'always',
  });
}

/** Signs the member out in one place, or with `null` everywhere but here. */
export function useEndSessions() {
  const api = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: SessionId | null) => {
      if (id === null) await api.call('endOtherSessions', {});
      else await api.call('endSession', { id });
    },
    onError: showFailure('We couldn’t sign you out there', 'Please try again.'),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.sessions }),
  });
}
