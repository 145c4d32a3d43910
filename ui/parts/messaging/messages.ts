import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { usePolling } from '#ui/live/live-store.ts';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { queryKeys } from '#ui/api/query-keys.ts';

/** How often messages and their unread count are polled, in milliseconds. */
export const MESSAGES_POLLING = 5_000;

/** How many messages the signed-in member has not read; asked for again and again while the live stream is not there. */
export function useUnreadCount() {
  const options = useUnreadCountOptions();
  return useQuery({ ...options, refetchInterval: usePolling(MESSAGES_POLLING) });
}

/** The same as far as it is known, without asking: for components beside the one that asks. */
export function useKnownUnreadCount(): number {
  const { data = 0 } = useQuery({ ...useUnreadCountOptions(), enabled: false });
  return data;
}

function useUnreadCountOptions() {
  const api = useApiClient();
  const { isAuthenticated } = useAuth();
  return queryOptions({
    queryKey: queryKeys.unreadCount,
    queryFn: async ({ client, signal }) => {
      const isFirst = client.getQueryData(queryKeys.unreadCount) === undefined;
      const brought = isFirst ? await countOfDashboard(client) : undefined;
      return brought ?? (await api.call('countUnreadMessages', {}, signal)).count;
    },
    enabled: isAuthenticated,
  });
}

/** The count that the first answer to the dashboard brings, if that was asked for in the same moment. */
async function countOfDashboard(queries: QueryClient): Promise<number | undefined> {
  await Promise.resolve();
  const overview = queries.getQueryCache().find({ queryKey: queryKeys.connectionOverview });
  if (overview?.state.status !== 'pending') return undefined;
  await overview.promise?.catch(() => undefined);
  if (overview.state.data === undefined) return undefined;
  return queries.getQueryData<number>(queryKeys.unreadCount);
}
