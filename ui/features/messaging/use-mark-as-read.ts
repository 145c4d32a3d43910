import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Message } from '#core/messaging/domain/message.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { queryKeys } from '#ui/api/query-keys.ts';
import { withMessages, type Conversation } from './conversation.ts';

/** Tells the server which of the received messages have been on screen; a failure is only logged. */
export function useMarkAsRead(connectionId: number, messages: readonly Message[]): void {
  const api = useApiClient();
  const queries = useQueryClient();
  const self = useSelf();
  const told = useRef(new Set<number>());
  const { mutate } = useMutation({
    mutationFn: async (ids: readonly number[]) => {
      const read: Message[] = [];
      try {
        for (const id of ids) read.push(await api.call('markMessageAsRead', { id }));
      } finally {
        queries.setQueryData<Conversation>(
          queryKeys.messages(connectionId),
          (known) => known && withMessages(known, read),
        );
      }
    },
    onError: (error, ids) => {
      for (const id of ids) told.current.delete(id);
      console.error('A message could not be marked as read.', error);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.unreadCount }),
  });
  useEffect(() => {
    const ids = messages
      .filter(({ receiverId, read }) => receiverId === self.id && !read)
      .map(({ id }) => id)
      .filter((id) => !told.current.has(id));
    for (const id of ids) told.current.add(id);
    if (ids.length > 0) mutate(ids);
  }, [messages, mutate, self.id]);
}
