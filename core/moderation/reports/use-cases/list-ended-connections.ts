import type { Clock } from '#core/kernel/clock.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { cutPage, type Page } from '#core/kernel/page.ts';
import {
  toEndedConnection,
  type EndedConnection,
} from '#core/moderation/reports/domain/sealed-conversation.ts';
import type { SealedConversations } from '#core/moderation/reports/ports/sealed-conversations.ts';

export type ListEndedConnections = (input: {
  readonly callerId: MemberId;
  readonly before: number | null;
  readonly limit: number;
}) => Promise<Page<EndedConnection>>;

/**
 * The caller's ended connections that have a sealed copy, newest first. Both sides find them even if the other
 * member has left or been removed: they say no more than the caller knew.
 */
export function makeListEndedConnections({
  sealedConversations,
  clock,
}: {
  readonly sealedConversations: Pick<SealedConversations, 'listOf'>;
  readonly clock: Clock;
}): ListEndedConnections {
  return async ({ callerId, before, limit }) => {
    const page = { before, limit: limit + 1, now: clock.now() };
    const { items, hasMore } = cutPage(await sealedConversations.listOf(callerId, page), limit);
    const last = items.at(-1);
    return {
      items: items.map((conversation) => toEndedConnection(conversation, callerId)),
      next: hasMore && last ? encodeCursor('ended-connections', [last.id]) : null,
    };
  };
}
