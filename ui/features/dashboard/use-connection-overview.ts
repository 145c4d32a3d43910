import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { queryKeys } from '#ui/api/query-keys.ts';

/**
 * All that the dashboard shows of the member's connections; read again on every visit. What is asked for first brings
 * everything else that the dashboard begins with.
 */
export function useConnectionOverview() {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.connectionOverview,
    queryFn: async ({ client, signal }) => {
      if (client.getQueryData(queryKeys.connectionOverview) !== undefined) {
        return api.call('getConnectionOverview', {}, signal);
      }
      const { overview, introductions, recommendations, unread } = await api.call(
        'getDashboard',
        {},
        signal,
      );
      client.setQueryData(queryKeys.memberIntroductions, introductions);
      client.setQueryData(queryKeys.recommendations, recommendations);
      client.setQueryData(queryKeys.unreadCount, unread.count);
      return overview;
    },
    refetchOnMount: 'always',
  });
}
