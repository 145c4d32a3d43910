import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { queryKeys } from '#ui/api/query-keys.ts';

/** All that the dashboard shows of the member's connections, in one call; read again on every visit. */
export function useConnectionOverview() {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.connectionOverview,
    queryFn: ({ signal }) => api.call('getConnectionOverview', {}, signal),
    refetchOnMount: 'always',
  });
}
