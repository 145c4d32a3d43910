import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { describeError } from '#ui/api/client.ts';
import {
  useConnections,
  useCountsOf,
  type ConnectionPages,
} from '#ui/parts/connections/connection-lists.ts';
import { Button } from '#ui/kit/button.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { Select } from '#ui/kit/select.tsx';
import { TabList, TabPanel, Tabs } from '#ui/kit/tabs.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { useVisit } from '#ui/parts/people/use-visit.ts';
import { ConnectionList } from './connection-list.tsx';
import { CONNECTION_TABS } from './connection-tabs.ts';
import { ConnectionsSkeleton } from './connections-skeleton.tsx';
import { EndedConnections } from './ended-connections.tsx';
import { Introductions } from './introductions.tsx';
import { PEOPLE_ORDERS } from './people-order.ts';
import { RequestAnswers } from './request-answers.tsx';
import { useConnectionView } from './use-connection-view.ts';

/** The connections of the signed-in member and what they can do with each (specification §2). */
export function ConnectionsScreen() {
  const connections = useConnections();
  const visit = useVisit();
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
          title={describeError(connections.error, 'Sorry, we couldn’t load your connections.')}
          onRetry={() => void connections.refetch()}
        />
      )}
      {connections.data && <ConnectionTabs key={visit} visit={visit} all={connections} />}
      <EndedConnections />
    </>
  );
}

interface ConnectionTabsProps {
  readonly visit: string;
  readonly all: ConnectionPages;
}

function ConnectionTabs({ visit, all }: ConnectionTabsProps) {
  const counts = useCountsOf(all);
  const { view, change } = useConnectionView(visit);
  const { tab: open, search } = view;
  const order = PEOPLE_ORDERS.find(({ value }) => value === view.sort) ?? PEOPLE_ORDERS[0];
  const panel = useRef<HTMLDivElement>(null);
  const tabs = CONNECTION_TABS.map((tab) => ({
    ...tab,
    ...(counts && { count: tab.standings.reduce((sum, standing) => sum + counts[standing], 0) }),
  }));
  return (
    <Tabs
      value={open}
      onValueChange={(tab) => {
        change({ tab });
      }}
    >
      <div className="mb-4 flex flex-wrap gap-2">
        <TextInput
          type="search"
          aria-label="Search connections"
          placeholder="Search connections..."
          className="min-w-0 flex-1 basis-40 sm:max-w-md"
          value={search}
          onChange={(event) => {
            change({ search: event.target.value });
          }}
        />
        <Select
          aria-label="Sort your people by"
          className="grow-0"
          value={order.value}
          onChange={(event) => {
            change({ sort: event.target.value });
          }}
        >
          {PEOPLE_ORDERS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <TabList label="Which connections" tabs={tabs} />
      {tabs.map((tab) => (
        <TabPanel key={tab.value} value={tab.value} ref={tab.value === open ? panel : null}>
          <Introductions
            hasReceived={tab.standings.includes('received')}
            hasMade={tab.standings.includes('sent')}
          />
          {tab.standings.includes('sent') && <RequestAnswers />}
          <ConnectionList
            all={all}
            tab={tab}
            order={order}
            search={search}
            onClearSearch={() => {
              change({ search: '' });
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
