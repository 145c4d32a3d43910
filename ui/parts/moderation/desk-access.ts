import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { queryKeys } from '#ui/api/query-keys.ts';

/** Whether there is a desk for the signed-in member, and whether it opens; asked for once in a session. */
export function useDeskAccess() {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.deskAccess,
    queryFn: ({ signal }) => api.call('showDeskAccess', {}, signal),
  });
}
