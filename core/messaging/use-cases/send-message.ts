import { composeMessage, repeatMessage, type Message } from '#core/messaging/domain/message.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { refused, type Result } from '#core/kernel/result.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { ConnectionRepository } from '#core/connections/connection-repository.ts';
import type { EventBus } from '#core/kernel/event-bus.ts';
import type { MessageRepository } from '#core/messaging/message-repository.ts';

export type SendMessage = (input: {
  readonly callerId: number;
  readonly connectionId: number;
  /** 1 to 4,000 characters, already normalised (`messageDraftSchema`). */
  readonly content: string;
  /** Names the message among those of the caller in the connection (`checkIdempotencyKey`). */
  readonly idempotencyKey?: string | undefined;
}) => Promise<
  Result<
    Message,
    RefusalOf<'not_found'> | RefusalOf<'not_accepted'> | RefusalOf<'idempotency_key_reused'>
  >
>;

/** Writes to the other party of an accepted connection; under one key once, however often it is sent. */
export function makeSendMessage(deps: {
  readonly connections: ConnectionRepository;
  readonly messages: MessageRepository;
  readonly clock: Clock;
  readonly events: EventBus;
}): SendMessage {
  return async ({ callerId, connectionId, content, idempotencyKey }) => {
    const connection = await deps.connections.findById(connectionId);
    if (connection === null) return refused({ code: 'not_found', subject: 'connection' });
    const draft = { actorId: callerId, content, at: deps.clock.now() };
    const composed = composeMessage(connection, draft);
    if (!composed.ok) return composed;
    const message = await deps.messages.create(composed.value, idempotencyKey);
    if (message === null) return refused({ code: 'not_found', subject: 'connection' });
    deps.events.announce({
      type: 'message_sent',
      messageId: message.id,
      connectionId,
      memberIds: [message.senderId, message.receiverId],
    });
    return repeatMessage(message, composed.value);
  };
}
