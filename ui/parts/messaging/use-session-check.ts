import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { usePolling } from '#ui/live/live-store.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { useAuth } from '#ui/session/auth-provider.tsx';

/** How often a page that is looked at asks whether its session has ended elsewhere, in milliseconds. */
const SESSION_CHECKING = 4_000;

/**
 * Asks again and again whether the member is still signed in. The session ends with the first call that is refused
 * for it, so nothing is done with the answer. Pages that nobody looks at do not ask, nor do those with the live stream,
 * which ends with the session.
 */
export function useSessionCheck(): void {
  const api = useApiClient();
  const { member } = useAuth();
  useQuery({
    queryKey: queryKeys.sessionCheck,
    queryFn: async ({ signal }) => (await api.call('getCurrentMember', {}, signal)).id,
    enabled: member !== null,
    // The page has just asked who is signed in.
    initialData: member?.id,
    refetchInterval: usePolling(SESSION_CHECKING),
  });
}
