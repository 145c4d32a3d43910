import { promised } from '#adapters/promised.ts';
import type { MessageRepository } from '#core/ports/message-repository.ts';
import { nextNumber, recordActivity, type MemoryState } from './memory-state.ts';

/** Keeps the messages in the state; see the port for what it promises. */
export function createMemoryMessageRepository(state: MemoryState): MessageRepository {
  return {
    create: (draft) =>
      promised(() => {
        if (state.connections.get(draft.connectionId)?.status !== 'accepted') return null;
        const message = {
          ...structuredClone(draft),
          id: nextNumber(state, 'message'),
          read: false,
        };
        state.messages.set(message.id, message);
        recordActivity(state, message.senderId);
        return structuredClone(message);
      }),

    findById: (id) => promised(() => structuredClone(state.messages.get(id) ?? null)),

    listOf: (connectionId, { before, limit }) =>
      promised(() => {
        const earlier = [...state.messages.values()].filter(
          (message) =>
            message.connectionId === connectionId && (before === null || message.id < before),
        );
        return structuredClone(earlier.slice(-limit));
      }),

    markAsRead: (id) =>
      promised(() => {
        const message = state.messages.get(id);
        if (message === undefined || message.read) return;
        state.messages.set(id, { ...message, read: true });
        recordActivity(state, message.receiverId);
      }),

    countUnread: (receiverId) =>
      promised(
        () =>
          [...state.messages.values()].filter(
            (message) => message.receiverId === receiverId && !message.read,
          ).length,
      ),
  };
}
