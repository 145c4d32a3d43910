import { describeError } from '#ui/api/client.ts';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Loading } from '#ui/kit/loading.tsx';
import { ShowMore } from '#ui/kit/show-more.tsx';
import { TabList, TabPanel, Tabs } from '#ui/kit/tabs.tsx';
import { useCountsOf } from '#ui/parts/connections/connection-lists.ts';
import type { Conversation } from '#core/messaging/domain/conversation.ts';
import { useBundledRequests } from '#ui/parts/connections/bundled-requests.tsx';
import { CONNECTIONS_POLLING } from '#ui/parts/connections/connections.ts';
import { ConversationRow } from './conversation-row.tsx';
import { FoundMessages } from './found-messages.tsx';
import { RequestRow } from './request-row.tsx';
import { SearchField } from './search-field.tsx';
import { useShownInPane } from './shown-in-pane.ts';
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

/** How the headings look that part what was found. */
const HEADING_LOOK = 'px-3 pb-1 font-sans text-sm font-semibold text-quiet';

interface ConversationListProps {
  readonly inbox: Inbox;
  readonly openId: number | null;
  /** The conversation that is open, once it is known; not there for a request. */
  readonly openConversation: Conversation | undefined;
}

/** The member's conversations, newest words first, and after them the requests that wait for an answer. */
export function ConversationList({ inbox, ...open }: ConversationListProps) {
  const counts = useCountsOf(inbox.requests, { refetchInterval: CONNECTIONS_POLLING });
  const pending = counts && { count: counts.sent + counts.received };
  return (
    <Tabs defaultValue="all" className="md:flex md:h-full md:flex-col">
      <TabList
        label="Which conversations"
        tabs={TABS.map((tab) => (tab.value === 'pending' ? { ...tab, ...pending } : tab))}
      />
      {inbox.isSearchable && (
        <SearchField
          aria-label="Search people and messages"
          placeholder="Search people and messages"
          className="mb-2 w-full shrink-0"
          value={inbox.search}
          onSearch={inbox.setSearch}
        />
      )}
      {TABS.map((tab) => (
        <TabPanel key={tab.value} value={tab.value} className="md:flex md:min-h-0 md:flex-col">
          <Rows inbox={inbox} tab={tab} {...open} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

interface RowsProps extends ConversationListProps {
  readonly tab: ConversationTab;
}

function Rows({ inbox, tab, openId, openConversation }: RowsProps) {
  const list = useOpenRowInView(openId);
  const { conversations, requests, foundRequests = [], text } = inbox;
  const inPane = useShownInPane();
  const { shown: unbundled, bundle } = useBundledRequests(foundRequests, {
    isSearched: inbox.search.trim() !== '',
  });
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
  const isOpenBeyond =
    conversations.hasNextPage &&
    text === '' &&
    !shown.some(({ connectionId }) => connectionId === openId);
  const beyond = showsConversations && isOpenBeyond && openConversation;
  // They come after the last conversation.
  const isNext = !showsConversations || !conversations.hasNextPage;
  const waiting = tab.shows.includes('requests') && isNext ? unbundled : [];
  const isEmpty = shown.length + waiting.length === 0;
  return (
    <div ref={list} className="relative md:overflow-y-auto">
      {text !== '' && showsConversations && <h2 className={`${HEADING_LOOK} pt-2`}>People</h2>}
      {isEmpty && (
        <p className="p-3 text-quiet">{text === '' ? tab.empty : 'No one found by that name.'}</p>
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
      {showsConversations && <ShowMore list={conversations} isByItself={!beyond} />}
      {beyond && (
        <div className="mt-6">
          <ConversationRow conversation={beyond} isOpen />
        </div>
      )}
      {shown.length > 0 && waiting.length > 0 && (
        <h2 className={`${HEADING_LOOK} pt-5`}>Requests</h2>
      )}
      <ul className="grid gap-1">
        {waiting.map((request) => (
          <li key={request.id} className="min-w-0">
            <RequestRow request={request} isOpen={request.id === openId} />
          </li>
        ))}
      </ul>
      {waiting.length > 0 && bundle}
      {tab.shows.includes('requests') && isNext && <ShowMore list={requests} />}
      {text !== '' && showsConversations && (
        <section aria-label="Messages with these words">
          <h2 className={`${HEADING_LOOK} pt-5`}>Messages</h2>
          <FoundMessages
            text={text}
            connectionId={null}
            openId={inPane.kind === 'passage' ? inPane.messageId : null}
          />
        </section>
      )}
    </div>
  );
}
