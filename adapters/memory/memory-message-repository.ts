import { promised } from '#adapters/promised.ts';
import {
  quote,
  toMessage,
  type Message,
  type StoredMessage,
} from '#core/messaging/domain/message.ts';
import type { MessageRepository } from '#core/messaging/ports/message-repository.ts';
import { isKnown, relateIn } from './memory-safety-repository.ts';
import { loadConnection } from './memory-connection-repository.ts';
import { nextId, type MemoryState } from './memory-state.ts';
import { requireUnchanged } from '#adapters/conflict.ts';
import type { MessageChange } from '#core/messaging/changes.ts';
import type { MemoryHandlers } from './memory-handlers.ts';

/** Reads the messages of the state; see the port for what it promises. */
export function createMemoryMessageRepository(state: MemoryState): MessageRepository {
  return {
    loadSending: ({ idempotencyKey, ...sending }) =>
      promised(() => {
        const connection = loadConnection(state, sending.connectionId);
        if (connection === null) return null;
        const standing = idempotencyKey === null ? null : findByKey(state, sending, idempotencyKey);
        const relation = relateIn(state, sending.connectionId, sending.senderId);
        return structuredClone({ connection, standing, relation });
      }),

    loadWithConnection: (id) =>
      promised(() => {
        const message = state.messages.get(id)?.message;
        const connection = message && loadConnection(state, message.connectionId);
        if (message === undefined || !connection) return null;
        const quoted = findQuoted(state, message);
        return structuredClone({ connection, message, quoted: quoted && quote(quoted) });
      }),

    findById: (id) =>
      promised(() => {
        const stored = state.messages.get(id)?.message;
        return stored === undefined ? null : structuredClone(shownMessage(state, stored));
      }),

    listOf: (connectionId, { before, limit, senderId }) =>
      promised(() => {
        const earlier = [...state.messages.values()]
          .map(({ message }) => message)
          .filter(
            (message) =>
              message.connectionId === connectionId && (before === null || message.id < before),
          )
          .filter((message) => senderId === undefined || message.senderId === senderId);
        return structuredClone(
          earlier.slice(-limit).map((message) => shownMessage(state, message)),
        );
      }),

    listAfter: (connectionId, { after, limit }) =>
      promised(() => {
        const later = [...state.messages.values()]
          .map(({ message }) => message)
          .filter((message) => message.connectionId === connectionId && message.id > after);
        return structuredClone(
          later.slice(0, limit).map((message) => shownMessage(state, message)),
        );
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

/** The message as the two of the conversation see it. */
export function shownMessage(state: MemoryState, stored: StoredMessage): Message {
  return toMessage(stored, findQuoted(state, stored));
}

function findQuoted(state: MemoryState, { replyToId }: StoredMessage): StoredMessage | null {
  return replyToId === null ? null : (state.messages.get(replyToId)?.message ?? null);
}

/** The message that the sender stored in the connection under the key. */
function findByKey(
  state: MemoryState,
  { connectionId, senderId }: Pick<Message, 'connectionId' | 'senderId'>,
  key: string,
): StoredMessage | null {
  for (const { message, idempotencyKey } of state.messages.values()) {
    if (idempotencyKey !== key) continue;
    if (message.connectionId === connectionId && message.senderId === senderId) return message;
  }
  return null;
}

/** The ids of the messages of a connection. */
export function messagesOf(state: MemoryState, connectionId: number): number[] {
  return [...state.messages.values()].flatMap(({ message }) =>
    message.connectionId === connectionId ? [message.id] : [],
  );
}

/** Stores what changes of messages. */
export function createMessageHandlers(state: MemoryState): MemoryHandlers<MessageChange> {
  const { connections, messages } = state;
  return {
    add_message: ({ message, idempotencyKey, connectionVersion }) => {
      requireUnchanged(
        idempotencyKey === null || findByKey(state, message, idempotencyKey) === null,
      );
      requireUnchanged(connections.get(message.connectionId)?.version === connectionVersion);
      const id = nextId(state, 'message');
      const added = { ...message, id, read: false, earlier: [] };
      messages.set(id, { message: added, idempotencyKey });
      return id;
    },
    put_wording: ({ message: { id, connectionId, content, attachments, earlier }, ...decided }) => {
      const stored = messages.get(id);
      const { before, connectionVersion } = decided;
      requireUnchanged(connections.get(connectionId)?.version === connectionVersion);
      // Earlier wordings only grow, so their number tells whether there are others by now.
      requireUnchanged(
        stored?.message.content === before.content &&
          stored.message.earlier.length === before.earlier.length,
      );
      messages.set(id, {
        ...stored,
        message: { ...stored.message, content, attachments, earlier },
      });
      return null;
    },
    mark_read: ({ id }) => {
      const stored = messages.get(id);
      requireUnchanged(stored?.message.read === false);
      messages.set(id, { ...stored, message: { ...stored.message, read: true } });
      return null;
    },
  };
}
