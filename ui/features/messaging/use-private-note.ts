import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ConnectionId } from '#core/kernel/ids.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { showFailure } from '#ui/session/failure-notice.ts';

/** The member's private note about the other of that connection, read each time that it is opened. */
export function usePrivateNote(connectionId: ConnectionId) {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.privateNote(connectionId),
    queryFn: ({ signal }) => api.call('getPrivateNote', { id: connectionId }, signal),
    gcTime: 0,
  });
}

/** Saves the note, and says that it has; without a text there is none any more. */
export function useWritePrivateNote(connectionId: ConnectionId) {
  const api = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      api.call('writePrivateNote', { id: connectionId, body: { text } }),
    onSuccess: (saved) => {
      queries.setQueryData(queryKeys.privateNote(connectionId), saved);
      useToastStore.getState().show({
        title: saved.text === '' ? 'Note removed' : 'Note saved',
        description: saved.text === '' ? 'It’s gone for good.' : 'Only you can see it.',
      });
    },
    onError: showFailure('Your note wasn’t saved', 'It’s still here. Please try again.'),
  });
}
