import { describeError } from '#ui/api/client.ts';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Loading } from '#ui/kit/loading.tsx';
import { ShowMore } from '#ui/kit/show-more.tsx';
import { TabList, TabPanel, Tabs } from '#ui/kit/tabs.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { useCountsOf } from '#ui/parts/connections/connection-lists.ts';
import { CONNECTIONS_POLLING } from '#ui/parts/connections/connections.ts';
import { ConversationRow } from './conversation-row.tsx';
import { RequestRow } from './request-row.tsx';
import type { Inbox } from './use-inbox.ts';
import { useOpenRowInView } from './use-open-row-in-view.ts';

interface ConversationTab {
  readonly value: string;
  readonly label: string;
  readonly shows: readonly ('conversations' | 'requests')[];
  /** What it says when it has none. */
  readonly empty: string;
}

const TABS: readonly ConversationTab[] = [
  {
    value: 'all',
    label: 'All',
    shows: ['conversations', 'requests'],
    empty: 'No connections yet.',
  },
  {
    value: 'pending',
    label: 'Pending',
    shows: ['requests'],
    empty: 'No requests waiting for an answer.',
  },
  {
    value: 'active',
    label: 'Active',
    shows: ['conversations'],
    empty: 'No active connections yet.',
  },
];

interface ConversationListProps {
  readonly inbox: Inbox;
  readonly openId: number | null;
}

/** The member's conversations, newest words first, and after them the requests that wait for an answer. */
export function ConversationList({ inbox, openId }: ConversationListProps) {
  const counts = useCountsOf(inbox.requests, { refetchInterval: CONNECTIONS_POLLING });
  const pending = counts && { count: counts.sent + counts.received };
  return (
    <Tabs defaultValue="all" className="md:flex md:h-full md:flex-col">
      <TabList
        label="Which conversations"
        tabs={TABS.map((tab) => (tab.value === 'pending' ? { ...tab, ...pending } : tab))}
      />
      {inbox.isSearchable && (
        <TextInput
          type="search"
          aria-label="Search conversations by name"
          placeholder="Search by name..."
          className="mb-2 w-full"
          value={inbox.search}
          onChange={(event) => {
            inbox.setSearch(event.target.value);
          }}
        />
      )}
      {TABS.map((tab) => (
        <TabPanel key={tab.value} value={tab.value} className="md:flex md:min-h-0 md:flex-col">
          <Rows inbox={inbox} tab={tab} openId={openId} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function Rows({ inbox, tab, openId }: ConversationListProps & { readonly tab: ConversationTab }) {
  const list = useOpenRowInView(openId);
  const { conversations, requests, foundRequests = [], search } = inbox;
  const showsConversations = tab.shows.includes('conversations');
  if (showsConversations && conversations.isPending)
    return <Loading label="Loading conversations…" />;
  if (showsConversations && conversations.data === undefined) {
    return (
      <ErrorState
        title={describeError(conversations.error, 'Sorry, we couldn’t load your conversations.')}
        onRetry={() => void conversations.refetch()}
      />
    );
  }
  const shown = showsConversations ? (conversations.data ?? []) : [];
  // They come after the last conversation.
  const isNext = !showsConversations || !conversations.hasNextPage;
  const waiting = tab.shows.includes('requests') && isNext ? foundRequests : [];
  const isEmpty = shown.length + waiting.length === 0;
  return (
    <div ref={list} className="relative md:overflow-y-auto">
      {isEmpty && (
        <p className="p-3 text-quiet">{search === '' ? tab.empty : 'Nobody found by that name.'}</p>
      )}
      <ul className="grid gap-1">
        {shown.map((conversation) => (
          <li key={conversation.connectionId} className="min-w-0">
            <ConversationRow
              conversation={conversation}
              isOpen={conversation.connectionId === openId}
            />
          </li>
        ))}
      </ul>
      {showsConversations && <ShowMore list={conversations} />}
      {shown.length > 0 && waiting.length > 0 && (
        <h2 className="px-3 pt-5 pb-1 font-sans text-sm font-semibold text-quiet">Requests</h2>
      )}
      <ul className="grid gap-1">
        {waiting.map((request) => (
          <li key={request.id} className="min-w-0">
            <RequestRow request={request} isOpen={request.id === openId} />
          </li>
        ))}
      </ul>
      {tab.shows.includes('requests') && isNext && <ShowMore list={requests} />}
    </div>
  );
}
