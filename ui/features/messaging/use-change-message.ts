import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ConnectionId, MessageId } from '#core/kernel/ids.ts';
import type { Message } from '#core/messaging/domain/message.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { showFailure } from '#ui/session/failure-notice.ts';
import { withChangedMessage, type Conversation } from '#ui/api/conversation.ts';

const OTHERWISE = 'We couldn’t reach the server. Please try again.';

/** Changes what a message of the member says, and takes one back. */
export function useChangeMessage(connectionId: ConnectionId) {
  const api = useApiClient();
  const queries = useQueryClient();
  const show = (changed: Message) => {
    queries.setQueryData<Conversation>(
      queryKeys.messages(connectionId),
      (known) => known && withChangedMessage(known, changed),
    );
    void queries.invalidateQueries({ queryKey: queryKeys.conversations });
  };
  const edit = useMutation({
    mutationFn: ({ id, content }: { readonly id: MessageId; readonly content: string }) =>
      api.call('editMessage', { id, body: { content } }),
    onSuccess: show,
    onError: showFailure('Your message wasn’t changed', OTHERWISE),
  });
  const takeBack = useMutation({
    mutationFn: (id: MessageId) => api.call('takeBackMessage', { id }),
    onSuccess: show,
    onError: showFailure('Your message wasn’t taken back', OTHERWISE),
  });
  return { edit, takeBack: takeBack.mutate };
}
