import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { queryKeys } from '#ui/api/query-keys.ts';

/** How often messages and their unread count are asked for anew, in milliseconds (specification §9). */
export const MESSAGES_POLLING = 5_000;

/** How many messages the signed-in member has not read. */
export function useUnreadCount() {
  const api = useApiClient();
  const { isAuthenticated } = useAuth();
  return useQuery({
    queryKey: queryKeys.unreadCount,
    queryFn: async ({ signal }) => (await api.call('countUnreadMessages', {}, signal)).count,
    enabled: isAuthenticated,
    refetchInterval: MESSAGES_POLLING,
  });
}
