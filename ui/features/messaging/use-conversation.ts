import type { ConnectionId } from '#core/kernel/ids.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { showFailure } from '#ui/session/failure-notice.ts';
import { usePolling } from '#ui/live/live-store.ts';
import { MESSAGES_POLLING } from '#ui/parts/messaging/messages.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { withEarlierPage, withNewestPage, type Conversation } from '#ui/api/conversation.ts';

/** The messages of an accepted connection; without the live stream, the newest of them are read again and again. */
export function useConversation(connectionId: ConnectionId) {
  const api = useApiClient();
  const queries = useQueryClient();
  const { id: ownId } = useSelf();
  const queryKey = queryKeys.messages(connectionId);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const page = await api.callPage('listMessages', { id: connectionId, query: {} }, signal);
      return withNewestPage(queries.getQueryData<Conversation>(queryKey), page, ownId);
    },
    refetchInterval: usePolling(MESSAGES_POLLING),
    refetchOnMount: 'always',
  });
}

/** Reads the messages before those that are known. */
export function useShowEarlier(connectionId: ConnectionId) {
  const api = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (query: NonNullable<Conversation['earlier']>) =>
      api.callPage('listMessages', { id: connectionId, query }),
    onSuccess: (page) => {
      queries.setQueryData<Conversation>(
        queryKeys.messages(connectionId),
        (known) => known && withEarlierPage(known, page),
      );
    },
    onError: showFailure('Earlier messages not shown', 'We couldn’t load them. Please try again.'),
  });
}
