import type { ConnectionId, MessageId } from '#core/kernel/ids.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { Message } from '#core/messaging/domain/message.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { withMessages, type Conversation } from '#ui/api/conversation.ts';

/**
 * Tells the server which messages have been viewed, each once. A failure is only logged, and tried again
 * when the conversation has been read again, at `readAt`.
 */
export function useMarkAsRead(
  connectionId: ConnectionId,
  readAt: number,
): (ids: readonly MessageId[]) => void {
  const api = useApiClient();
  const queries = useQueryClient();
  const told = useRef(new Set<MessageId>());
  const failed = useRef(new Set<MessageId>());
  const { mutate } = useMutation({
    scope: { id: `reading of connection ${connectionId}` },
    mutationFn: async (ids: readonly MessageId[]) => {
      const read: Message[] = [];
      try {
        for (const id of ids) read.push(await api.call('markMessageAsRead', { id }));
      } finally {
        for (const id of ids.slice(read.length)) failed.current.add(id);
        queries.setQueryData<Conversation>(
          queryKeys.messages(connectionId),
          (known) => known && withMessages(known, read),
        );
      }
    },
    onError: (error) => {
      console.error('A message could not be marked as read.', error);
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.unreadCount }),
        queries.invalidateQueries({ queryKey: queryKeys.conversations }),
      ]),
  });
  useEffect(() => {
    const again = [...failed.current];
    failed.current.clear();
    if (again.length > 0) mutate(again);
  }, [readAt, mutate]);
  return useCallback(
    (viewed) => {
      const ids = viewed.filter((id) => !told.current.has(id));
      for (const id of ids) told.current.add(id);
      if (ids.length > 0) mutate(ids);
    },
    [mutate],
  );
}
