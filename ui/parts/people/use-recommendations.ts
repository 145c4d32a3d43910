import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { queryKeys } from '#ui/api/query-keys.ts';

/** The three members who might fit the signed-in member best, and why. */
export function useRecommendations() {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.recommendations,
    queryFn: ({ signal }) => api.call('recommendMembers', { query: { limit: '3' } }, signal),
  });
}
