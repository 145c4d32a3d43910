import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { useConnectionOverview } from './use-connection-overview.ts';

/** The three members who might fit the signed-in member best, and why; asked for alone if the first answer had none. */
export function useRecommendations() {
  const api = useApiClient();
  const { isLoading } = useConnectionOverview();
  return useQuery({
    queryKey: queryKeys.recommendations,
    queryFn: ({ signal }) => api.call('recommendMembers', { query: { limit: '3' } }, signal),
    enabled: !isLoading,
  });
}
