import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { showFailure } from '#ui/session/failure-notice.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import {
  isUnderWay,
  messagesUnderWay,
  useUnsentMessagesStore,
  type Correspondence,
  type UnsentMessage,
} from '#ui/session/unsent-messages-store.ts';
import { withMessages, type Conversation } from '#ui/api/conversation.ts';

const showSendingFailure = showFailure(
  'Error sending message',
  'There was an error sending your message. Please try again.',
);

/**
 * Sends a message, for the first time or again. Until the server has it, it is among the unsent
 * ones; those of a conversation are sent one after the other, so that they arrive as written. Whether or
 * not an earlier try arrived, the server keeps it once. What was under way when the page was reloaded goes on.
 */
export function useSendMessage(correspondence: Correspondence): (message: UnsentMessage) => void {
  const api = useApiClient();
  const queries = useQueryClient();
  const unsent = useUnsentMessagesStore.getState();
  const { connectionId, memberId } = correspondence;
  const { mutate } = useMutation({
    mutationKey: queryKeys.sending(connectionId),
    scope: { id: `messages of connection ${connectionId}` },
    mutationFn: ({ idempotencyKey, content, attachments = [], replyTo }: UnsentMessage) =>
      api.call('sendMessage', {
        id: connectionId,
        headers: { 'idempotency-key': idempotencyKey },
        body: {
          content,
          attachments: attachments.map(({ key, description }) => ({ key, description })),
          replyTo: replyTo?.id ?? null,
        },
      }),
    onSuccess: (sent, message) => {
      queries.setQueryData<Conversation>(
        queryKeys.messages(connectionId),
        (known) => known && withMessages(known, [sent]),
      );
      unsent.remove(correspondence, message);
      void queries.invalidateQueries({ queryKey: queryKeys.conversations });
    },
    onError: (error, message) => {
      unsent.markFailed(correspondence, message);
      showSendingFailure(error);
    },
  });
  useEffect(() => {
    if (queries.isMutating({ mutationKey: queryKeys.sending(connectionId) }) > 0) return;
    for (const message of messagesUnderWay({ memberId, connectionId })) mutate(message);
  }, [queries, connectionId, memberId, mutate]);
  return (message) => {
    if (isUnderWay(correspondence, message)) return;
    unsent.markSending(correspondence, message);
    mutate(message);
  };
}
