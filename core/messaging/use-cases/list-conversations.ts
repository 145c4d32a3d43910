import { foldText } from '#core/kernel/fold-text.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { cutPage } from '#core/kernel/page.ts';
import type { ConversationRepository } from '#core/messaging/ports/conversation-repository.ts';
import type { Conversation, ConversationPlace } from '#core/messaging/domain/conversation.ts';

/** A page of the inbox, and the place of its last conversation when there are more. */
interface ConversationPage {
  readonly items: readonly Conversation[];
  readonly next: ConversationPlace | null;
}

export type ListConversations = (input: {
  readonly callerId: MemberId;
  /** A part of the other member's name; empty to list all. */
  readonly text: string;
  readonly after: ConversationPlace | null;
  readonly limit: number;
}) => Promise<ConversationPage>;

/** The caller's conversations: pinned ones first, then the newest words. */
export function makeListConversations(deps: {
  readonly conversations: Pick<ConversationRepository, 'listOf'>;
}): ListConversations {
  return async ({ callerId, text, after, limit }) => {
    const page = { text: foldText(text), after, limit: limit + 1 };
    const { items, hasMore } = cutPage(await deps.conversations.listOf(callerId, page), limit);
    return {
      items: items.map(({ conversation }) => conversation),
      next: hasMore ? (items.at(-1)?.place ?? null) : null,
    };
  };
}
