import type { ListMessages } from '#core/messaging/use-cases/list-messages.ts';
import type { MarkMessageAsRead } from '#core/messaging/use-cases/mark-message-as-read.ts';
import type { SendMessage } from '#core/messaging/use-cases/send-message.ts';
import { granted } from '#core/kernel/result.ts';
import type { MessageRepository } from '#core/messaging/message-repository.ts';
import { toWireMessage } from '#core/messaging/schemas.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** What members do with messages. */
export interface MessagingUseCases {
  readonly listMessages: ListMessages;
  readonly sendMessage: SendMessage;
  readonly markMessageAsRead: MarkMessageAsRead;
  readonly messages: MessageRepository;
}

/** The calls about messages. */
export function makeMessagingCalls(
  deps: MessagingUseCases,
): Pick<ApiCalls, 'listMessages' | 'sendMessage' | 'markMessageAsRead' | 'countUnreadMessages'> {
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
