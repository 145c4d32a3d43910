import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { queryKeys } from '#ui/api/query-keys.ts';

/**
 * Three people a newcomer might get on with. They stay the same while the welcome is open, also once one of them has
 * been asked and is recommended no longer.
 */
export function useIntroductions() {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.introductions,
    queryFn: ({ signal }) => api.call('recommendMembers', { query: { limit: '3' } }, signal),
    gcTime: 0,
  });
}
