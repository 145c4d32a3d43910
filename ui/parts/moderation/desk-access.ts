import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { queryKeys } from '#ui/api/query-keys.ts';

/**
 * Whether there is a desk for the signed-in member, whether it opens, and how much waits there. It is asked for once in
 * a session, and of moderators whenever they come across it.
 */
export function useDeskAccess() {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.deskAccess,
    queryFn: ({ signal }) => api.call('showDeskAccess', {}, signal),
    refetchOnMount: ({ state }) => (state.data?.isModerator ? 'always' : true),
  });
}
