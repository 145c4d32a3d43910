import { foldText } from '#core/kernel/fold-text.ts';
import { useEffect, useRef } from 'react';
import { useConnections } from '#ui/parts/connections/connection-lists.ts';
import { CONNECTIONS_POLLING } from '#ui/parts/connections/connections.ts';
import { useConversations, useReloadConversations } from '#ui/parts/messaging/conversations.ts';
import { useUnreadCount } from '#ui/parts/messaging/messages.ts';
import { displayName } from '#ui/parts/people/display-text.ts';
import { useSearchField } from './use-search-field.ts';

/** All that the list of conversations shows. */
export type Inbox = ReturnType<typeof useInbox>;

/** The member's conversations and the requests that wait for an answer, and a search among both and in messages. */
export function useInbox() {
  const conversations = useConversations();
  const requests = useConnections({ status: 'pending' }, { refetchInterval: CONNECTIONS_POLLING });
  const { search, setSearch, text } = useSearchField('query');
  const found = useConversations({ text, enabled: text !== '' });
  useConversationsOfNewMessages();
  const folded = foldText(search.trim());
  return {
    /** Those that are searched for, or all. */
    conversations: text === '' ? conversations : found,
    requests,
    foundRequests: requests.data?.filter(({ member }) =>
      foldText(displayName(member)).includes(folded),
    ),
    all: conversations.data,
    search,
    setSearch,
    /** What is searched for; empty when nothing is. */
    text,
    isSearchable: search !== '' || (conversations.data?.length ?? 0) > 0,
    isPending: conversations.isPending || requests.isPending,
    error: conversations.data && requests.data ? null : (conversations.error ?? requests.error),
    retry: () => {
      void conversations.refetch();
      void requests.refetch();
    },
  };
}

/** Reads the inbox again when the number of unread messages, which is asked for all the time, has changed. */
function useConversationsOfNewMessages(): void {
  const { data: count } = useUnreadCount();
  const counted = useRef(count);
  const reload = useReloadConversations();
  useEffect(() => {
    if (counted.current !== undefined && counted.current !== count) void reload();
    counted.current = count;
  }, [count, reload]);
}
