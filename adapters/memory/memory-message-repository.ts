import { promised } from '#adapters/promised.ts';
import type { Message } from '#core/messaging/domain/message.ts';
import type { MessageRepository } from '#core/messaging/message-repository.ts';
import { isKnown } from './memory-safety-repository.ts';
import type { MemoryState } from './memory-state.ts';

/** Reads the messages of the state; see the port for what it promises. */
export function createMemoryMessageRepository(state: MemoryState): MessageRepository {
  return {
    loadSending: ({ idempotencyKey, ...sending }) =>
      promised(() => {
        const connection = state.connections.get(sending.connectionId);
        if (connection === undefined) return null;
        const standing = idempotencyKey === null ? null : findByKey(state, sending, idempotencyKey);
        return structuredClone({ connection, standing });
      }),

    findById: (id) => promised(() => structuredClone(state.messages.get(id)?.message ?? null)),

    listOf: (connectionId, { before, limit, senderId }) =>
      promised(() => {
        const earlier = [...state.messages.values()]
          .map(({ message }) => message)
          .filter(
            (message) =>
              message.connectionId === connectionId && (before === null || message.id < before),
          )
          .filter((message) => senderId === undefined || message.senderId === senderId);
        return structuredClone(earlier.slice(-limit));
      }),

    listAfter: (connectionId, { after, limit }) =>
      promised(() => {
        const later = [...state.messages.values()]
          .map(({ message }) => message)
          .filter((message) => message.connectionId === connectionId && message.id > after);
        return structuredClone(later.slice(0, limit));
      }),

    countUnread: (recipientId) =>
      promised(
        () =>
          [...state.messages.values()].filter(
            ({ message }) =>
              message.recipientId === recipientId &&
              !message.read &&
              isKnown(state, message.senderId),
          ).length,
      ),
  };
}

/** The message that the sender stored in the connection under the key. */
export function findByKey(
  state: MemoryState,
  { connectionId, senderId }: Pick<Message, 'connectionId' | 'senderId'>,
  key: string,
): Message | null {
  for (const { message, idempotencyKey } of state.messages.values()) {
    if (idempotencyKey !== key) continue;
    if (message.connectionId === connectionId && message.senderId === senderId) return message;
  }
  return null;
}
