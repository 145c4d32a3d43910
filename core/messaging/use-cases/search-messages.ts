import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import { cutPage } from '#core/kernel/page.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { ConversationRepository } from '#core/messaging/ports/conversation-repository.ts';
import type { Conversation } from '#core/messaging/domain/conversation.ts';
import type { FoundMessage } from '#core/messaging/domain/found-message.ts';
import { withoutOthersWords, type Message } from '#core/messaging/domain/message.ts';
import { asShownTo } from '#core/messaging/domain/read-mark.ts';
import { queryWordsOf } from '#core/messaging/domain/message-words.ts';
import type { MessageSearch } from '#core/messaging/ports/message-search.ts';
import { NO_SIGNS } from '#core/safety/domain/shared-signs.ts';

/** A page of what was found, and the id of its last message when there are more. */
interface FoundPage {
  readonly items: readonly FoundMessage[];
  readonly next: number | null;
}

export type SearchMessages = (input: {
  readonly callerId: MemberId;
  readonly query: string;
  /** The one conversation to search; all when it is `null`. */
  readonly connectionId: ConnectionId | null;
  readonly before: number | null;
  readonly limit: number;
}) => Promise<Result<FoundPage, NotFound<'connection'>>>;

/** Finds words in the caller's conversations, newest messages first. */
export function makeSearchMessages(deps: {
  readonly messageSearch: Pick<MessageSearch, 'find'>;
  readonly conversations: Pick<ConversationRepository, 'find' | 'listByIds'>;
}): SearchMessages {
  return async ({ callerId, query, connectionId, before, limit }) => {
    const { conversations, messageSearch } = deps;
    if (connectionId !== null && (await conversations.find(callerId, connectionId)) === null) {
      return refused({ code: 'not_found', subject: 'connection' });
    }
    const wanted = { words: queryWordsOf(query), connectionId, before, limit: limit + 1 };
    const { items, hasMore } = cutPage(await messageSearch.find(callerId, wanted), limit);
    const ids = [...new Set(items.map((message) => message.connectionId))];
    const known = new Map<ConnectionId, Conversation>();
    for (const one of await conversations.listByIds(callerId, ids))
      known.set(one.connectionId, one);
    return granted({
      items: items.flatMap((message) =>
        // A search shows no read marks.
        toFound(asShownTo(message, callerId, NO_SIGNS), known.get(message.connectionId)),
      ),
      next: hasMore ? (items.at(-1)?.id ?? null) : null,
    });
  };
}

function toFound(message: Message, conversation: Conversation | undefined): FoundMessage[] {
  // It may have ended since.
  if (conversation === undefined) return [];
  const { member, presence } = conversation;
  return [
    { message: presence === 'former' ? withoutOthersWords(message) : message, member, presence },
  ];
}
