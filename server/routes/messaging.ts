import type { conversationCalls, messagingCalls } from '#core/messaging/calls.ts';
import { toConversationCursor, toWireConversation } from '#core/messaging/conversation-schemas.ts';
import { makeChangeConversation } from '#core/messaging/use-cases/change-conversation.ts';
import { makeGetConversation } from '#core/messaging/use-cases/get-conversation.ts';
import { makeListConversations } from '#core/messaging/use-cases/list-conversations.ts';
import { makeListMessages } from '#core/messaging/use-cases/list-messages.ts';
import { makeMarkMessageAsRead } from '#core/messaging/use-cases/mark-message-as-read.ts';
import { makeChangeMessage } from '#core/messaging/use-cases/change-message.ts';
import { makeSendMessage } from '#core/messaging/use-cases/send-message.ts';
import { granted } from '#core/kernel/result.ts';
import { toWireMessage } from '#core/messaging/schemas.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** What members do with messages. */
export type MessagingUseCases = ReturnType<typeof makeMessagingUseCases>;

/** Makes every use case of messages. */
export function makeMessagingUseCases(
  deps: Parameters<typeof makeSendMessage>[0] &
    Parameters<typeof makeListMessages>[0] &
    Parameters<typeof makeListConversations>[0] &
    Parameters<typeof makeChangeConversation>[0],
) {
  return {
    listMessages: makeListMessages(deps),
    sendMessage: makeSendMessage(deps),
    changeMessage: makeChangeMessage(deps),
    markMessageAsRead: makeMarkMessageAsRead(deps),
    messages: deps.messages,
    listConversations: makeListConversations(deps),
    getConversation: makeGetConversation(deps),
    changeConversation: makeChangeConversation(deps),
  };
}

/** The calls about messages. */
export function makeMessagingCalls(
  deps: MessagingUseCases,
): Pick<ApiCalls, keyof typeof messagingCalls | keyof typeof conversationCalls> {
  return {
    async listMessages({ callerId, id, query }) {
      const { before = null, limit } = query;
      const listed = await deps.listMessages({ callerId, connectionId: id, before, limit });
      if (!listed.ok) return listed;
      const { items, next } = listed.value;
      return granted({
        value: items.map(toWireMessage),
        next: { parameter: 'before', cursor: next },
      });
    },

    async sendMessage({ callerId, id, headers, body }) {
      const idempotencyKey = headers['idempotency-key'];
      const { content, replyTo: replyToId = null } = body;
      const message = { callerId, connectionId: id, content, replyToId, idempotencyKey };
      const sent = await deps.sendMessage(message);
      return sent.ok ? granted({ value: toWireMessage(sent.value) }) : sent;
    },

    async editMessage({ callerId, id, body }) {
      const command = { type: 'edit', content: body.content } as const;
      const changed = await deps.changeMessage({ callerId, id, command });
      return changed.ok ? granted({ value: toWireMessage(changed.value) }) : changed;
    },

    async takeBackMessage({ callerId, id }) {
      const changed = await deps.changeMessage({ callerId, id, command: { type: 'take_back' } });
      return changed.ok ? granted({ value: toWireMessage(changed.value) }) : changed;
    },

    async markMessageAsRead({ callerId, id }) {
      const marked = await deps.markMessageAsRead({ callerId, id });
      return marked.ok ? granted({ value: toWireMessage(marked.value) }) : marked;
    },

    async countUnreadMessages({ callerId }) {
      return granted({ value: { count: await deps.messages.countUnread(callerId) } });
    },

    ...makeConversationCalls(deps),
  };
}

/** The calls about conversations. */
function makeConversationCalls(
  deps: MessagingUseCases,
): Pick<ApiCalls, keyof typeof conversationCalls> {
  return {
    async listConversations({ callerId, query }) {
      const { text, cursor: after = null, limit } = query;
      const { items, next } = await deps.listConversations({ callerId, text, after, limit });
      return granted({
        value: items.map(toWireConversation),
        next: { parameter: 'cursor', cursor: next && toConversationCursor(next) },
      });
    },

    async getConversation({ callerId, id }) {
      const found = await deps.getConversation({ callerId, connectionId: id });
      return found.ok ? granted({ value: toWireConversation(found.value) }) : found;
    },

    async changeConversation({ callerId, id, body }) {
      const changed = await deps.changeConversation({ callerId, connectionId: id, changed: body });
      return changed.ok ? granted({ value: toWireConversation(changed.value) }) : changed;
    },
  };
}
