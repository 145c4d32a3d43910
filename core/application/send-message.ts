import { composeMessage, type Message } from '../domain/messaging/message.ts';
import type { RefusalOf } from '../domain/shared/refusal.ts';
import { granted, refused, type Result } from '../domain/shared/result.ts';
import type { Clock } from '../ports/clock.ts';
import type { ConnectionRepository } from '../ports/connection-repository.ts';
import type { MessageRepository } from '../ports/message-repository.ts';

export type SendMessage = (input: {
  readonly callerId: number;
  readonly connectionId: number;
  /** 1 to 4,000 characters, already normalised (`messageDraftSchema`). */
  readonly content: string;
}) => Promise<Result<Message, RefusalOf<'not_found'> | RefusalOf<'not_accepted'>>>;

/** Writes to the other party of an accepted connection. */
export function makeSendMessage(deps: {
  readonly connections: ConnectionRepository;
  readonly messages: MessageRepository;
  readonly clock: Clock;
}): SendMessage {
  return async ({ callerId, connectionId, content }) => {
    const connection = await deps.connections.findById(connectionId);
    if (connection === null) return refused({ code: 'not_found', subject: 'connection' });
    const draft = { actorId: callerId, content, at: deps.clock.now() };
    const composed = composeMessage(connection, draft);
    if (!composed.ok) return composed;
    const message = await deps.messages.create(composed.value);
    return message ? granted(message) : refused({ code: 'not_found', subject: 'connection' });
  };
}
