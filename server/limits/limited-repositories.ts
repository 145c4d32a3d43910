import type { ConnectionRepository } from '#core/connections/connection-repository.ts';
import type { MessageRepository } from '#core/messaging/message-repository.ts';
import type { RateLimits } from './rate-limits.ts';

/**
 * Connections of which a member may start only so many. The limit comes last: whoever is refused for
 * any other reason hears that reason, and it costs them nothing.
 */
export function limitConnectionRequests(
  connections: ConnectionRepository,
  rateLimits: RateLimits,
): ConnectionRepository {
  return {
    ...connections,
    async create(request) {
      const existing = await connections.findBetween(request.userId1, request.userId2);
      if (existing === null) await rateLimits.take('connectionRequests', String(request.userId1));
      return connections.create(request);
    },
  };
}

/** Messages of which a member may write only so many; one that is sent again does not count again. */
export function limitMessages(
  messages: MessageRepository,
  rateLimits: RateLimits,
): MessageRepository {
  return {
    ...messages,
    async create(message, idempotencyKey) {
      const standing =
        idempotencyKey === undefined
          ? null
          : await messages.findByIdempotencyKey(message, idempotencyKey);
      if (standing) return standing;
      await rateLimits.take('messages', String(message.senderId));
      return messages.create(message, idempotencyKey);
    },
  };
}
