import { Conflict, requireUnchanged } from '#adapters/conflict.ts';
import type { ConnectionChange } from '#core/connections/changes.ts';
import { countOf, findBetween } from './memory-connection-repository.ts';
import { forgetConnection } from './memory-introductions.ts';
import type { MemoryHandlers } from './memory-handlers.ts';
import { messagesOf } from './memory-message-repository.ts';
import { endPrivateNotes } from './memory-private-notes.ts';
import { sealConversation } from './memory-sealed-conversations.ts';
import { endVouches } from './memory-vouches.ts';
import { isDeleted, nextId, type MemoryState } from './memory-state.ts';
import type { ArchivedConnection } from '#core/archive/domain/archived-records.ts';

/** Stores what changes of connections. */
export function createConnectionHandlers(state: MemoryState): MemoryHandlers<ConnectionChange> {
  const { connections } = state;
  return {
    add_connection: ({ connection, openRequests, receivedBelow = Infinity, openSince }) => {
      const { requesterId, recipientId } = connection;
      requireUnchanged(!isDeleted(state, requesterId) && !isDeleted(state, recipientId));
      requireUnchanged(findBetween(state, requesterId, recipientId) === null);
      requireUnchanged(countOf(state, requesterId, openSince).sent === openRequests);
      requireUnchanged(countOf(state, recipientId, openSince).received < receivedBelow);
      const id = nextId(state, 'connection');
      connections.set(id, { value: { ...connection, id }, version: 1, together: null });
      return id;
    },
    replace_connection: ({ id, version, connection }) => {
      const { together } = requireVersion(connections.get(id), version);
      connections.set(id, { value: { ...connection, id }, version: version + 1, together });
      return null;
    },
    put_together: ({ id, version, together }) => {
      const { value } = requireVersion(connections.get(id), version);
      connections.set(id, { value, version: version + 1, together });
      return null;
    },
    remove_connection: ({ id, version, sealing }) => {
      requireUnchanged(connections.get(id)?.version === version);
      if (sealing !== null) {
        sealConversation(state, id, sealing);
        endPrivateNotes(state, ({ connectionId }) => connectionId === id, sealing.endedAt);
        endVouches(state, id, sealing.endedAt);
      }
      connections.delete(id);
      forgetConnection(state, id);
      for (const messageId of messagesOf(state, id)) state.messages.delete(messageId);
      for (const [key, { value }] of state.choices) {
        if (value.connectionId === id) state.choices.delete(key);
      }
      return null;
    },
  };
}

/** The connection, which must be of that version. */
function requireVersion(
  stored: ArchivedConnection | undefined,
  version: number,
): ArchivedConnection {
  if (stored?.version !== version) throw new Conflict();
  return stored;
}
