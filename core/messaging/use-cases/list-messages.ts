import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import { withoutOthersWords, type Message } from '#core/messaging/domain/message.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import type { ConnectionRefusal } from '#core/connections/refusals.ts';
import { granted, type Result } from '#core/kernel/result.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { ConnectionRepository } from '#core/connections/connection-repository.ts';
import { findConversation } from '#core/messaging/find-conversation.ts';
import type { MessageRepository } from '#core/messaging/message-repository.ts';
import type { Page } from '#core/kernel/page.ts';
import type { SafetyRepository } from '#core/safety/safety-repository.ts';

export type ListMessages = (input: {
  readonly callerId: MemberId;
  readonly connectionId: ConnectionId;
  readonly before: number | null;
  readonly limit: number;
}) => Promise<
  Result<Page<Message>, RefusalOf<'not_found'> | RefusalOf<'not_accepted', ConnectionRefusal>>
>;

/** The newest messages of a conversation, or those before a cursor; oldest first within the page. */
export function makeListMessages(deps: {
  readonly connections: ConnectionRepository;
  readonly messages: MessageRepository;
  readonly safety: SafetyRepository;
  readonly clock: Clock;
}): ListMessages {
  return async ({ callerId, connectionId, before, limit }) => {
    const readable = await findConversation(deps, callerId, connectionId);
    if (!readable.ok) return readable;
    const page = { before, limit: limit + 1, ...readable.value };
    const messages = await deps.messages.listOf(connectionId, page);
    const read = messages.slice(-limit);
    const isAlone = readable.value.senderId !== undefined;
    const items = isAlone ? read.map(withoutOthersWords) : read;
    const [oldest] = items;
    const hasMore = messages.length > limit && oldest !== undefined;
    return granted({ items, next: hasMore ? encodeCursor('messages', [oldest.id]) : null });
  };
}
