import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { ConversationRepository } from '#core/messaging/ports/conversation-repository.ts';
import type { Conversation } from '#core/messaging/domain/conversation.ts';

export type GetConversation = (input: {
  readonly callerId: MemberId;
  readonly connectionId: ConnectionId;
}) => Promise<Result<Conversation, NotFound<'connection'>>>;

/** One of the caller's conversations. */
export function makeGetConversation(deps: {
  readonly conversations: Pick<ConversationRepository, 'find'>;
}): GetConversation {
  return async ({ callerId, connectionId }) => {
    const found = await deps.conversations.find(callerId, connectionId);
    return found ? granted(found) : refused({ code: 'not_found', subject: 'connection' });
  };
}
