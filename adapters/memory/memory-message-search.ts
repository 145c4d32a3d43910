import { promised } from '#adapters/promised.ts';
import { otherParty } from '#core/connections/domain/connection.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { StoredMessage } from '#core/messaging/domain/message.ts';
import { messageMatches } from '#core/messaging/domain/message-words.ts';
import type { MessageSearch } from '#core/messaging/ports/message-search.ts';
import { shownMessage } from './memory-message-repository.ts';
import { sightBetween } from './memory-safety-repository.ts';
import type { MemoryState } from './memory-state.ts';

/** Finds messages of the state, which needs no index; see the port for what it promises. */
export function createMemoryMessageSearch(state: MemoryState): MessageSearch {
  return {
    find: (memberId, { words, connectionId, before, limit }) =>
      promised(() => {
        const found = [...state.messages.values()]
          .map(({ message }) => message)
          .filter((message) => connectionId === null || message.connectionId === connectionId)
          .filter((message) => before === null || message.id < before)
          .filter((message) => isReadable(state, memberId, message))
          .filter(({ content }) => messageMatches(content, words))
          .sort((one, other) => other.id - one.id);
        return structuredClone(
          found.slice(0, limit).map((message) => shownMessage(state, message)),
        );
      }),
    indexNext: () => Promise.resolve(0),
  };
}

/** Whether the member may know of the conversation, and read this message of it. */
function isReadable(state: MemoryState, memberId: MemberId, message: StoredMessage): boolean {
  const connection = state.connections.get(message.connectionId)?.value;
  const otherId = connection === undefined ? null : otherParty(connection, memberId);
  if (connection?.status !== 'accepted' || otherId === null) return false;
  const sight = sightBetween(state, memberId, otherId);
  if (sight === 'hidden') return false;
  return sight !== 'former' || message.senderId === memberId;
}
