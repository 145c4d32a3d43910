import { Link } from 'react-router-dom';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { describeError } from '#ui/api/client.ts';
import {
  useCountsOf,
  useFilteredConnections,
  type ConnectionFilter,
  type ConnectionPages,
} from '#ui/parts/connections/connection-lists.ts';
import { CONNECTIONS_POLLING } from '#ui/parts/connections/connections.ts';
import { conversationAddress } from '#ui/parts/people/addresses.ts';
import { PartyAvatar } from '#ui/parts/connections/party.tsx';
import { standingOf } from '#ui/parts/connections/connection-standing.ts';
import { displayName } from '#ui/parts/people/display-text.ts';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Loading } from '#ui/kit/loading.tsx';
import { ShowMore } from '#ui/kit/show-more.tsx';
import { OwnText } from '#ui/kit/own-text.tsx';
import { TabList, TabPanel, Tabs } from '#ui/kit/tabs.tsx';
import { PRESENCE_LABELS, STANDING_LABELS } from './standing-labels.ts';

const POLLING = { refetchInterval: CONNECTIONS_POLLING };

interface ConversationTab {
  readonly value: string;
  readonly label: string;
  readonly filter: ConnectionFilter;
  /** What it says when it has none. */
  readonly empty: string;
}

const TABS: readonly ConversationTab[] = [
  { value: 'all', label: 'All', filter: {}, empty: 'No connections yet.' },
  {
    value: 'pending',
    label: 'Pending',
    filter: { status: 'pending' },
    empty: 'No requests waiting for an answer.',
  },
  {
    value: 'active',
    label: 'Active',
    filter: { status: 'accepted' },
    empty: 'No active connections yet.',
  },
];

interface ConversationListProps {
  /** All connections, as far as they are loaded. */
  readonly all: ConnectionPages;
  readonly openId: number | null;
}

/** The member's conversations and pending requests, newest first. */
export function ConversationList({ all, openId }: ConversationListProps) {
  const counts = useCountsOf(all, POLLING);
  const pending = counts && { count: counts.sent + counts.received };
  return (
    <Tabs defaultValue="all">
      <TabList
        label="Which conversations"
        tabs={TABS.map((tab) => (tab.value === 'pending' ? { ...tab, ...pending } : tab))}
      />
      {TABS.map((tab) => (
        <TabPanel key={tab.value} value={tab.value}>
          <Conversations all={all} tab={tab} openId={openId} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function Conversations({
  all,
  tab,
  openId,
}: ConversationListProps & { readonly tab: ConversationTab }) {
  const { list, connections, isLoading } = useFilteredConnections(all, tab.filter, POLLING);
  if (isLoading) return <Loading label="Loading conversations…" />;
  if (list.isError && list.data === undefined) {
    return (
      <ErrorState
        title={describeError(list.error, 'Sorry, we couldn’t load your conversations.')}
        onRetry={() => void list.refetch()}
      />
    );
  }
  return (
    <div className="md:max-h-[calc(100dvh-18rem)] md:overflow-y-auto">
      {connections.length === 0 && !list.hasNextPage && (
        <p className="p-3 text-quiet">{tab.empty}</p>
      )}
      <ul className="grid gap-1">
        {connections.map((connection) => (
          <li key={connection.id} className="min-w-0">
            <ConversationLink connection={connection} isOpen={connection.id === openId} />
          </li>
        ))}
      </ul>
      <ShowMore list={list} />
    </div>
  );
}

interface ConversationLinkProps {
  readonly connection: ConnectionWithMember;
  readonly isOpen: boolean;
}

function ConversationLink({ connection, isOpen }: ConversationLinkProps) {
  const self = useSelf();
  return (
    <Link
      to={conversationAddress(connection.id)}
      aria-current={isOpen ? 'true' : undefined}
      className="flex items-center gap-3 rounded-box p-3 transition-colors hover:bg-sunken focus-visible:-outline-offset-3 aria-[current]:bg-evergreen-soft"
    >
      <PartyAvatar connection={connection} size="small" />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">
          <OwnText>{displayName(connection.member)}</OwnText>
        </span>
        <span className="block text-sm text-quiet">
          {PRESENCE_LABELS[connection.presence] ?? STANDING_LABELS[standingOf(connection, self.id)]}
        </span>
      </span>
    </Link>
  );
}
