import { markAsRead, type Message } from '#core/messaging/domain/message.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { refused, type Result } from '#core/kernel/result.ts';
import type { EventBus } from '#core/kernel/event-bus.ts';
import type { MessageRepository } from '#core/messaging/message-repository.ts';

export type MarkMessageAsRead = (input: {
  readonly callerId: number;
  readonly id: number;
}) => Promise<Result<Message, RefusalOf<'not_found'> | RefusalOf<'forbidden'>>>;

/** Records that the caller has viewed a message they received. */
export function makeMarkMessageAsRead(deps: {
  readonly messages: MessageRepository;
  readonly events: EventBus;
}): MarkMessageAsRead {
  return async ({ callerId, id }) => {
    const message = await deps.messages.findById(id);
    if (message === null) return refused({ code: 'not_found', subject: 'message' });
    const marked = markAsRead(message, callerId);
    if (!marked.ok || message.read) return marked;
    await deps.messages.markAsRead(id);
    deps.events.announce({
      type: 'message_read',
      messageId: id,
      connectionId: message.connectionId,
      memberIds: [callerId],
    });
    return marked;
  };
}
