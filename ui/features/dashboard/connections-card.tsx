import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ListedConnection } from '#core/connections/domain/connection.ts';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useReloadConnections } from '#ui/parts/connections/connection-lists.ts';
import { WhatTheyAre } from '#ui/parts/connections/connection-bond.tsx';
import { PersonRow } from '#ui/parts/connections/person-row.tsx';
import { conversationAddress } from '#ui/parts/people/addresses.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { displayName, formatDay } from '#ui/parts/people/display-text.ts';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { IconButton } from '#ui/kit/icon-button.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { useConnectionOverview } from './use-connection-overview.ts';

/** The people whom the member spoke to last, and one who has gone quiet. */
export function ConnectionsCard() {
  const { data, isLoadingError } = useConnectionOverview();
  const accepted = data?.accepted;
  const reload = useReloadConnections();
  return (
    <Card>
      <h2 className="mb-2 text-xl">Your Connections</h2>
      {isLoadingError && (
        <ErrorState title="Sorry, we couldn’t load your connections." onRetry={reload} />
      )}
      {!isLoadingError && accepted === undefined && (
        <div className="grid gap-4">
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-16" />
          ))}
        </div>
      )}
      {accepted?.length === 0 && (
        <EmptyState
          level={3}
          title="No connections yet"
          action={
            <Button variant="secondary" asChild>
              <Link to={PAGE_ROUTES.explore}>Find New Connections</Link>
            </Button>
          }
        >
          Start exploring to find meaningful connections
        </EmptyState>
      )}
      {accepted !== undefined && accepted.length > 0 && (
        <>
          <ul className="divide-y divide-line">
            {accepted.map((connection) => (
              <li key={connection.id} className="py-1">
                <PersonRow
                  namesQuiet
                  connection={connection}
                  facts={<Facts connection={connection} />}
                >
                  <IconButton label={`Message ${displayName(connection.member)}`} asChild>
                    <Link to={conversationAddress(connection.id)}>
                      <MessageCircle aria-hidden="true" className="text-evergreen" />
                    </Link>
                  </IconButton>
                </PersonRow>
              </li>
            ))}
          </ul>
          <Button variant="quiet" className="mt-1 -ms-4" asChild>
            <Link to={PAGE_ROUTES.connections}>All your people</Link>
          </Button>
        </>
      )}
    </Card>
  );
}

/** What the other is to the member; where that has no name, or there is room, since when they are connected. */
function Facts({ connection }: { readonly connection: ListedConnection }) {
  const { relationshipTypeId, createdAt, acceptedAt } = connection;
  return (
    <>
      <WhatTheyAre connection={connection} />{' '}
      <span
        className={relationshipTypeId === null ? '' : 'max-sm:sr-only'}
      >{`Connected ${formatDay(acceptedAt ?? createdAt)}`}</span>
    </>
  );
}
