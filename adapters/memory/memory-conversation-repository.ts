import { promised } from '#adapters/promised.ts';
import { otherParty } from '#core/connections/domain/connection.ts';
import { foldText } from '#core/kernel/fold-text.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { ConversationChange } from '#core/messaging/changes.ts';
import type { ConversationRepository } from '#core/messaging/ports/conversation-repository.ts';
import {
  comparePlaces,
  noChoices,
  toConversation,
  type PlacedConversation,
} from '#core/messaging/domain/conversation.ts';
import { signsOfBoth } from '#core/safety/domain/shared-signs.ts';
import { seenBy } from './memory-connection-repository.ts';
import { sightBetween, signsOf } from './memory-safety-repository.ts';
import { shownMessage } from './memory-message-repository.ts';
import { choicesKey, nextNumber, type MemoryState, type StoredChoices } from './memory-state.ts';
import { requireUnchanged } from '#adapters/conflict.ts';
import type { MemoryHandlers } from './memory-handlers.ts';

/** Reads the conversations of the state; see the port for what it promises. */
export function createMemoryConversationRepository(state: MemoryState): ConversationRepository {
  return {
    listOf: (memberId, { text, after, limit }) =>
      promised(() => {
        const placed = [...state.connections.keys()]
          .flatMap((id) => placedOf(state, memberId, id) ?? [])
          .filter(({ conversation: { member, presence } }) => {
            if (text === '') return true;
            return presence !== 'former' && foldText(member.name).includes(text);
          })
          .filter(({ place }) => after === null || comparePlaces(after, place) < 0)
          .sort((one, other) => comparePlaces(one.place, other.place));
        return structuredClone(placed.slice(0, limit));
      }),
    find: (memberId, connectionId) =>
      promised(() =>
        structuredClone(placedOf(state, memberId, connectionId)?.conversation ?? null),
      ),
    listByIds: (memberId, ids) =>
      promised(() =>
        structuredClone(ids.flatMap((id) => placedOf(state, memberId, id)?.conversation ?? [])),
      ),
    listChoices: (memberId) =>
      promised(() =>
        structuredClone(
          [...state.choices.values()]
            .map(({ value }) => value)
            .filter((choices) => choices.memberId === memberId)
            .sort((one, other) => one.connectionId - other.connectionId),
        ),
      ),
    loadChoices: (memberId, connectionId) =>
      promised(() => {
        const { value, version } = loadChoices(state, { memberId, connectionId });
        return structuredClone({
          choices: { value, version },
          pinnedCount: countPinned(state, memberId),
        });
      }),
  };
}

function placedOf(state: MemoryState, memberId: MemberId, id: number): PlacedConversation | null {
  const connection = state.connections.get(id)?.value;
  if (connection?.status !== 'accepted') return null;
  const otherId = otherParty(connection, memberId);
  if (otherId === null || sightBetween(state, memberId, otherId) === 'hidden') return null;
  const seen = seenBy(state, memberId, connection, otherId);
  if (seen.status !== 'accepted') return null;
  const messages = [...state.messages.values()]
    .map(({ message }) => message)
    .filter(({ connectionId }) => connectionId === connection.id);
  // The words of former members are gone with them.
  const readable =
    seen.presence === 'former'
      ? messages.filter(({ senderId }) => senderId === memberId)
      : messages;
  const { isPinned, isMuted } = loadChoices(state, { memberId, connectionId: connection.id }).value;
  const last = readable.at(-1);
  const facts = {
    lastMessage: last === undefined ? null : shownMessage(state, last),
    unreadCount: messages.filter(({ recipientId, read }) => recipientId === memberId && !read)
      .length,
    isPinned,
    isMuted,
    signs: signsOfBoth(signsOf(state, memberId), signsOf(state, otherId)),
  };
  const lastAt = Date.parse(messages.at(-1)?.createdAt ?? connection.acceptedAt);
  const place = { isPinned, lastAt, connectionId: connection.id };
  return { conversation: toConversation(seen, facts), place };
}

function loadChoices(
  { choices }: MemoryState,
  of: { readonly memberId: MemberId; readonly connectionId: ConnectionId },
): Omit<StoredChoices, 'id'> {
  const none = { value: noChoices(of.memberId, of.connectionId), version: 0 };
  return choices.get(choicesKey(of)) ?? none;
}

function countPinned({ choices }: MemoryState, memberId: MemberId): number {
  return [...choices.values()].filter(({ value }) => value.memberId === memberId && value.isPinned)
    .length;
}

/** Stores what members choose for conversations. */
export function createConversationHandlers(state: MemoryState): MemoryHandlers<ConversationChange> {
  return {
    put_conversation_choices: ({ choices, version, pinnedCount }) => {
      const connection = state.connections.get(choices.connectionId)?.value;
      requireUnchanged(connection?.status === 'accepted');
      requireUnchanged(
        pinnedCount === null || countPinned(state, choices.memberId) === pinnedCount,
      );
      requireUnchanged(loadChoices(state, choices).version === version);
      const key = choicesKey(choices);
      const id = state.choices.get(key)?.id ?? nextNumber(state, 'conversation_choice');
      state.choices.set(key, { id, value: choices, version: version + 1 });
      return null;
    },
  };
}
