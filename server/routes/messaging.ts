import type { messagingCalls } from '#core/messaging/calls.ts';
import { makeListMessages } from '#core/messaging/use-cases/list-messages.ts';
import { makeMarkMessageAsRead } from '#core/messaging/use-cases/mark-message-as-read.ts';
import { makeSendMessage } from '#core/messaging/use-cases/send-message.ts';
import { granted } from '#core/kernel/result.ts';
import { toWireMessage } from '#core/messaging/schemas.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** What members do with messages. */
export type MessagingUseCases = ReturnType<typeof makeMessagingUseCases>;

/** Makes every use case of messages. */
export function makeMessagingUseCases(
  deps: Parameters<typeof makeSendMessage>[0] & Parameters<typeof makeListMessages>[0],
) {
  return {
    listMessages: makeListMessages(deps),
    sendMessage: makeSendMessage(deps),
    markMessageAsRead: makeMarkMessageAsRead(deps),
    messages: deps.messages,
  };
}

/** The calls about messages. */
export function makeMessagingCalls(
  deps: MessagingUseCases,
): Pick<ApiCalls, keyof typeof messagingCalls> {
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
      const message = { callerId, connectionId: id, content: body.content, idempotencyKey };
      const sent = await deps.sendMessage(message);
      return sent.ok ? granted({ value: toWireMessage(sent.value) }) : sent;
    },

    async markMessageAsRead({ callerId, id }) {
      const marked = await deps.markMessageAsRead({ callerId, id });
      return marked.ok ? granted({ value: toWireMessage(marked.value) }) : marked;
    },

    async countUnreadMessages({ callerId }) {
      return granted({ value: { count: await deps.messages.countUnread(callerId) } });
    },
  };
}
