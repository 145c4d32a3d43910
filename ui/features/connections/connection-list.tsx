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
import { useSelf } from '#ui/session/auth-provider.tsx';
import { ConnectionGroups } from './connection-groups.tsx';
import { searchConnections, type ConnectionTab } from './connection-tabs.ts';
import { ConnectionsSkeleton } from './connections-skeleton.tsx';
import { inOrder, type PeopleOrder } from './people-order.ts';
import { useReadOn } from './use-read-on.ts';
import { useShownPart } from './use-shown-part.ts';

interface ConnectionListProps {
  /** All connections, as far as they are loaded. */
  readonly all: ConnectionPages;
  readonly tab: ConnectionTab;
  readonly order: PeopleOrder;
  readonly search: string;
  readonly onClearSearch: () => void;
  /** Called when a connection has been changed from its card, which may be gone by then. */
  readonly onDone: () => void;
}

/** The connections of one tab that match the search. What is searched or put in order is read to its end. */
export function ConnectionList(props: ConnectionListProps) {
  const { all, tab, order, search, onClearSearch, onDone } = props;
  const self = useSelf();
  const { list, connections, isLoading } = useFilteredConnections(all, tab.filter);
  const isSearched = search.trim() !== '';
  const hasPeople = tab.standings.includes('accepted');
  const isReadingOn = useReadOn(list, isSearched || hasPeople);
  const found = searchConnections(connections, search);
  const { shown, bundle } = useBundledRequests(found, { isSearched });
  const listed = hasPeople ? inOrder(shown, order, self.id) : shown;
  const { container, ...part } = useShownPart(listed, list, { isWhole: !hasPeople });
  if (isLoading || (hasPeople && isReadingOn && !isSearched)) return <ConnectionsSkeleton />;
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
      <GrowingList list={part.list} count={part.shown.length} isByItself={!hasPeople}>
        <ConnectionGroups
          ref={container}
          connections={part.shown}
          bundle={bundle}
          onDone={onDone}
        />
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
