import { promised } from '#adapters/promised.ts';
import type { Message } from '#core/messaging/domain/message.ts';
import type { MessageRepository } from '#core/messaging/message-repository.ts';
import { nextNumber, recordActivity, type MemoryState } from './memory-state.ts';

/** Keeps the messages in the state; see the port for what it promises. */
export function createMemoryMessageRepository(state: MemoryState): MessageRepository {
  return {
    create: (draft, idempotencyKey) =>
      promised(() => {
        if (state.connections.get(draft.connectionId)?.status !== 'accepted') return null;
        const standing =
          idempotencyKey === undefined ? null : findByKey(state, draft, idempotencyKey);
        if (standing) return structuredClone(standing);
        const message = {
          ...structuredClone(draft),
          id: nextNumber(state, 'message'),
          read: false,
        };
        state.messages.set(message.id, { message, idempotencyKey: idempotencyKey ?? null });
        recordActivity(state, message.senderId);
        return structuredClone(message);
      }),

    findByIdempotencyKey: (sending, idempotencyKey) =>
      promised(() => structuredClone(findByKey(state, sending, idempotencyKey))),

    findById: (id) => promised(() => structuredClone(state.messages.get(id)?.message ?? null)),

    listOf: (connectionId, { before, limit }) =>
      promised(() => {
        const earlier = [...state.messages.values()]
          .map(({ message }) => message)
          .filter(
            (message) =>
              message.connectionId === connectionId && (before === null || message.id < before),
          );
        return structuredClone(earlier.slice(-limit));
      }),

    markAsRead: (id) =>
      promised(() => {
        const stored = state.messages.get(id);
        if (stored === undefined || stored.message.read) return;
        state.messages.set(id, { ...stored, message: { ...stored.message, read: true } });
        recordActivity(state, stored.message.receiverId);
      }),

    countUnread: (receiverId) =>
      promised(
        () =>
          [...state.messages.values()].filter(
            ({ message }) => message.receiverId === receiverId && !message.read,
          ).length,
      ),
  };
}

function findByKey(
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
