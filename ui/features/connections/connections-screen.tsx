import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/page-routes.ts';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { describeError } from '#ui/api/client.ts';
import { useConnections } from '#ui/parts/connections/connections.ts';
import { Button } from '#ui/kit/button.tsx';
import { standingOf } from '#ui/parts/connections/connection-standing.ts';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { TabList, TabPanel, Tabs } from '#ui/kit/tabs.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { ConnectionList } from './connection-list.tsx';
import { CONNECTION_TABS } from './connection-tabs.ts';
import { ConnectionsSkeleton } from './connections-skeleton.tsx';

/** The connections of the signed-in member and what they can do with each (specification §2). */
export function ConnectionsScreen() {
  const connections = useConnections();
  return (
    <>
      <PageTitle
        title="Your Connections"
        subtitle="Manage your relationships and connection requests"
        actions={
          <Button asChild>
            <Link to={PAGE_ROUTES.explore}>Find New Connections</Link>
          </Button>
        }
      />
      {connections.isPending && <ConnectionsSkeleton />}
      {connections.data === undefined && connections.isError && (
        <ErrorState
          title={describeError(connections.error, 'Your connections could not be loaded.')}
          onRetry={() => void connections.refetch()}
        />
      )}
      {connections.data && <ConnectionTabs connections={connections.data} />}
    </>
  );
}

function ConnectionTabs({
  connections,
}: {
  readonly connections: readonly ConnectionWithMember[];
}) {
  const self = useSelf();
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState('all');
  const panel = useRef<HTMLDivElement>(null);
  const tabs = CONNECTION_TABS.map((tab) => ({
    ...tab,
    connections: connections.filter((connection) =>
      tab.standings.includes(standingOf(connection, self.id)),
    ),
  }));
  return (
    <Tabs value={open} onValueChange={setOpen}>
      <TextInput
        type="search"
        aria-label="Search connections"
        placeholder="Search connections..."
        className="mb-4 max-w-md"
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
        }}
      />
      <TabList
        label="Which connections"
        tabs={tabs.map((tab) => ({ ...tab, count: tab.connections.length }))}
      />
      {tabs.map((tab) => (
        <TabPanel key={tab.value} value={tab.value} ref={tab.value === open ? panel : null}>
          <ConnectionList
            connections={tab.connections}
            emptyText={tab.empty}
            search={search}
            onClearSearch={() => {
              setSearch('');
            }}
            onDone={() => {
              panel.current?.focus();
            }}
          />
        </TabPanel>
      ))}
    </Tabs>
  );
}
