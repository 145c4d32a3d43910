import { promised } from '#adapters/promised.ts';
import type { Sealing } from '#core/connections/domain/sealing.ts';
import { otherParty } from '#core/connections/domain/connection.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { StoredMessage } from '#core/messaging/domain/message.ts';
import type { QuotedMessage } from '#core/moderation/reports/domain/report.ts';
import {
  toEndedConnection,
  type SealedConversation,
} from '#core/moderation/reports/domain/sealed-conversation.ts';
import type { SealedConversations } from '#core/moderation/reports/ports/sealed-conversations.ts';
import { findBetween } from './memory-connection-repository.ts';
import { nextNumber, requireMember, type MemoryState } from './memory-state.ts';
import { messagesOf } from './memory-message-repository.ts';

/** Reads what the state keeps of ended connections; see the port for what it promises. */
export function createMemorySealedConversations(state: MemoryState): SealedConversations {
  const keptOf = (memberId: MemberId, now: string) =>
    [...state.sealedConversations.values()]
      .filter((conversation) => otherParty(conversation, memberId) !== null)
      .filter(({ keptUntil }) => keptUntil > now)
      .reverse();

  return {
    listOf: (memberId, { before, limit, now }) =>
      promised(() =>
        structuredClone(
          keptOf(memberId, now)
            .filter(({ id }) => before === null || id < before)
            .slice(0, limit),
        ),
      ),

    quote: (memberId, otherId, { limit, now }) =>
      promised(() => {
        const ours = keptOf(memberId, now).filter((it) => otherParty(it, memberId) === otherId);
        const [sealed] = ours;
        const conversations = [
          ...ours.map(({ id }) => sealedMessages(state, id)),
          liveMessages(state, memberId, otherId),
        ];
        const newest = conversations.flatMap((messages) => messages.slice(-limit));
        const messages = newest.toSorted((one, other) => one.id - other.id);
        return structuredClone({
          note: quoteNote(findBetween(state, memberId, otherId)) ?? quoteNote(sealed),
          sealedName: sealed ? toEndedConnection(sealed, memberId).member.name : null,
          messages,
        });
      }),

    removeExpired: (now) =>
      promised(() => {
        for (const { id, keptUntil } of state.sealedConversations.values()) {
          if (keptUntil <= now) removeSealed(state, id);
        }
      }),
  };
}

/** Keeps a sealed copy of a connection that is about to be removed. */
export function sealConversation(state: MemoryState, connectionId: number, sealing: Sealing): void {
  const connection = state.connections.get(connectionId)?.value;
  if (connection?.status !== 'accepted') throw new Error('An accepted connection is sealed.');
  const { requesterId, recipientId, acceptedAt, note } = connection;
  const nameOf = (id: MemberId) => requireMember(state, id).self.name;
  const id = nextNumber(state, 'sealed_conversation');
  state.sealedConversations.set(id, {
    id,
    requesterId,
    recipientId,
    requesterName: nameOf(requesterId),
    recipientName: nameOf(recipientId),
    acceptedAt,
    note,
    ...sealing,
  });
  for (const messageId of messagesOf(state, connectionId)) {
    const message = state.messages.get(messageId)?.message;
    if (message) {
      state.sealedMessages.set(messageId, { ...toQuotedMessage(message), conversationId: id });
    }
  }
}

function quoteNote(from: Pick<SealedConversation, 'requesterId' | 'note'> | null | undefined) {
  const { requesterId: senderId, note: content } = from ?? { note: null };
  return senderId === undefined || content === null ? null : { senderId, content };
}

function liveMessages(state: MemoryState, memberId: MemberId, otherId: MemberId): QuotedMessage[] {
  const connection = findBetween(state, memberId, otherId);
  return [...state.messages.values()]
    .filter(({ message }) => message.connectionId === connection?.id)
    .map(({ message }) => toQuotedMessage(message));
}

/** In the order of their ids; they are sealed connection by connection. */
function sealedMessages(state: MemoryState, conversationId: number): QuotedMessage[] {
  return [...state.sealedMessages.values()]
    .filter((message) => message.conversationId === conversationId)
    .map(toQuotedMessage);
}

function toQuotedMessage(message: QuotedMessage | StoredMessage): QuotedMessage {
  const { id, senderId, content, attachments, createdAt, earlier } = message;
  return { id, senderId, content, attachments, createdAt, earlier };
}

/** Removes a sealed conversation with its messages. */
function removeSealed(state: MemoryState, conversationId: number): void {
  state.sealedConversations.delete(conversationId);
  for (const { id, ...message } of state.sealedMessages.values()) {
    if (message.conversationId === conversationId) state.sealedMessages.delete(id);
  }
}
