import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/page-routes.ts';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { Button } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { ConnectionCard } from './connection-card.tsx';
import { searchConnections } from './connection-tabs.ts';

interface ConnectionListProps {
  /** The connections of the tab. */
  readonly connections: readonly ConnectionWithMember[];
  /** What to say when the tab has none. */
  readonly emptyText: string;
  readonly search: string;
  readonly onClearSearch: () => void;
  /** Called when a connection has been changed from its card, which may be gone by then. */
  readonly onDone: () => void;
}

/** The connections of one tab that match the search. */
export function ConnectionList(props: ConnectionListProps) {
  const { connections, emptyText, search, onClearSearch, onDone } = props;
  if (connections.length === 0) {
    return (
      <EmptyState
        title="No connections found"
        action={
          <Button variant="secondary" asChild>
            <Link to={PAGE_ROUTES.explore}>Find People to Connect With</Link>
          </Button>
        }
      >
        {emptyText}
      </EmptyState>
    );
  }
  const found = searchConnections(connections, search);
  return (
    <>
      <p role="status" className="sr-only">
        {search !== '' && `${found.length} of ${connections.length} connections match`}
      </p>
      {found.length === 0 && (
        <EmptyState
          title="No connections found"
          action={
            <Button variant="secondary" onClick={onClearSearch}>
              Clear the search
            </Button>
          }
        >
          None of these connections has “{search.trim()}” in their name, location or bio.
        </EmptyState>
      )}
      <ul className="grid gap-4 lg:grid-cols-2">
        {found.map((connection) => (
          <li key={connection.id} className="min-w-0">
            <ConnectionCard connection={connection} onDone={onDone} />
          </li>
        ))}
      </ul>
    </>
  );
}
