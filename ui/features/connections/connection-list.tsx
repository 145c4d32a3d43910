import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { describeError } from '#ui/api/client.ts';
import {
  useFilteredConnections,
  type ConnectionPages,
} from '#ui/parts/connections/connection-lists.ts';
import { useBundledRequests } from '#ui/parts/connections/bundled-requests.tsx';
import { Button } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { GrowingList } from '#ui/kit/growing-list.tsx';
import { ConnectionCard } from './connection-card.tsx';
import { searchConnections, type ConnectionTab } from './connection-tabs.ts';
import { ConnectionsSkeleton } from './connections-skeleton.tsx';
import { useReadOn } from './use-read-on.ts';

interface ConnectionListProps {
  /** All connections, as far as they are loaded. */
  readonly all: ConnectionPages;
  readonly tab: ConnectionTab;
  readonly search: string;
  readonly onClearSearch: () => void;
  /** Called when a connection has been changed from its card, which may be gone by then. */
  readonly onDone: () => void;
}

/** The connections of one tab that match the search, which reads them all. */
export function ConnectionList(props: ConnectionListProps) {
  const { all, tab, search, onClearSearch, onDone } = props;
  const { list, connections, isLoading } = useFilteredConnections(all, tab.filter);
  const isSearched = search.trim() !== '';
  const isReadingOn = useReadOn(list, isSearched);
  const found = searchConnections(connections, search);
  const { shown, bundle } = useBundledRequests(found, { isSearched });
  if (isLoading) return <ConnectionsSkeleton />;
  const hasFailed = list.isError && list.data === undefined;
  const isWhole = !hasFailed && !list.isPending && !list.hasNextPage;
  if (connections.length === 0 && isWhole) {
    return (
      <EmptyState
        title="No connections found"
        action={
          <Button variant="secondary" asChild>
            <Link to={PAGE_ROUTES.explore}>Find People to Connect With</Link>
          </Button>
        }
      >
        {tab.empty}
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        {search !== '' && describeSearch(found.length, connections.length, isReadingOn)}
      </p>
      {found.length === 0 && isWhole && (
        <EmptyState
          title="No connections found"
          action={
            <Button variant="secondary" onClick={onClearSearch}>
              Clear the search
            </Button>
          }
        >
          None of your connections here has “<bdi>{search.trim()}</bdi>” in their name, location or
          bio.
        </EmptyState>
      )}
      <GrowingList list={list} count={shown.length}>
        <ul className="grid gap-4 lg:grid-cols-2">
          {shown.map((connection) => (
            <li key={connection.id} className="min-w-0">
              <ConnectionCard connection={connection} onDone={onDone} />
            </li>
          ))}
        </ul>
        {bundle}
        {hasFailed && (
          <ErrorState
            title={describeError(list.error, 'Sorry, we couldn’t load your connections.')}
            onRetry={() => void list.refetch()}
          />
        )}
      </GrowingList>
    </>
  );
}

function describeSearch(found: number, loaded: number, isReadingOn: boolean): string {
  return isReadingOn ? 'Searching…' : `${found} of ${loaded} connections match`;
}
