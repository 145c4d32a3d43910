import { foldText } from '#core/kernel/fold-text.ts';
import { useEffect, useRef, useState } from 'react';
import { useSettledValue } from '#ui/kit/use-settled-value.ts';
import { useConnections } from '#ui/parts/connections/connection-lists.ts';
import { CONNECTIONS_POLLING } from '#ui/parts/connections/connections.ts';
import { useConversations, useReloadConversations } from '#ui/parts/messaging/conversations.ts';
import { useUnreadCount } from '#ui/parts/messaging/messages.ts';
import { displayName } from '#ui/parts/people/display-text.ts';

/** How long nothing more must be typed until the server is asked, in milliseconds. */
const SETTLING = 250;

/** From how many conversations on they can be searched. */
const MANY = 10;

/** All that the list of conversations shows. */
export type Inbox = ReturnType<typeof useInbox>;

/** The member's conversations and the requests that wait for an answer, and a search among both by name. */
export function useInbox() {
  const conversations = useConversations();
  const requests = useConnections({ status: 'pending' }, { refetchInterval: CONNECTIONS_POLLING });
  const [search, setSearch] = useState('');
  const text = useSettledValue(search.trim(), SETTLING);
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
    isSearchable: search !== '' || (conversations.data?.length ?? 0) >= MANY,
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
