import { Link } from 'react-router-dom';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { conversationAddress } from '#ui/parts/people/addresses.ts';
import { Avatar } from '#ui/parts/people/avatar.tsx';
import { standingOf } from '#ui/parts/connections/connection-standing.ts';
import { displayName } from '#ui/parts/people/display-text.ts';
import { TabList, TabPanel, Tabs } from '#ui/kit/tabs.tsx';
import { STANDING_LABELS } from './standing-labels.ts';

interface ConversationListProps {
  readonly connections: readonly ConnectionWithMember[];
  readonly openId: number | null;
}

/** The member's conversations and pending requests, newest first. */
export function ConversationList({ connections, openId }: ConversationListProps) {
  const pending = connections.filter(({ status }) => status === 'pending');
  const active = connections.filter(({ status }) => status === 'accepted');
  const tabs = [
    { value: 'all', label: 'All', connections, empty: 'You have no connections yet.' },
    {
      value: 'pending',
      label: 'Pending',
      connections: pending,
      count: pending.length,
      empty: 'No request is waiting for an answer.',
    },
    {
      value: 'active',
      label: 'Active',
      connections: active,
      empty: 'You have no active connections yet.',
    },
  ];
  return (
    <Tabs defaultValue="all">
      <TabList label="Which conversations" tabs={tabs} />
      {tabs.map((tab) => (
        <TabPanel key={tab.value} value={tab.value}>
          {tab.connections.length === 0 && <p className="p-3 text-quiet">{tab.empty}</p>}
          <ul className="grid gap-1 md:max-h-[calc(100dvh-18rem)] md:overflow-y-auto">
            {tab.connections.map((connection) => (
              <li key={connection.id} className="min-w-0">
                <ConversationLink connection={connection} isOpen={connection.id === openId} />
              </li>
            ))}
          </ul>
        </TabPanel>
      ))}
    </Tabs>
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
      <Avatar member={connection.member} size="small" />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{displayName(connection.member)}</span>
        <span className="block text-sm text-quiet">
          {STANDING_LABELS[standingOf(connection, self.id)]}
        </span>
      </span>
    </Link>
  );
}
