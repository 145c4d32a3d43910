import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useReloadConnections } from '#ui/parts/connections/connection-lists.ts';
import { conversationAddress } from '#ui/parts/people/addresses.ts';
import { PartyAvatar, PartyBreak, PartyName } from '#ui/parts/connections/party.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { displayName, formatDay } from '#ui/parts/people/display-text.ts';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { useConnectionOverview } from './use-connection-overview.ts';

/** A few of the people the member is connected with. */
export function ConnectionsCard() {
  const { data, isLoadingError } = useConnectionOverview();
  const accepted = data?.accepted;
  const reload = useReloadConnections();
  return (
    <Card>
      <h2 className="mb-3 text-xl">Your Connections</h2>
      {isLoadingError && (
        <ErrorState title="Sorry, we couldn’t load your connections." onRetry={reload} />
      )}
      {!isLoadingError && accepted === undefined && (
        <div className="grid gap-4">
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-12" />
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
        <ul className="grid gap-4">
          {accepted.map(({ id, member, presence, createdAt, acceptedAt }) => (
            <li key={id} className="flex items-center gap-3">
              <PartyAvatar connection={{ member, presence }} size="small" />
              <div className="min-w-0 grow">
                <PartyName
                  connection={{ member, presence }}
                  className="font-semibold text-evergreen"
                />
                <PartyBreak connection={{ member, presence }} />
                <p className="text-sm text-quiet">{`Connected ${formatDay(acceptedAt ?? createdAt)}`}</p>
              </div>
              <Link
                to={conversationAddress(id)}
                aria-label={`Message ${displayName(member)}`}
                className="grid size-11 shrink-0 place-items-center rounded-full text-evergreen hover:bg-evergreen-soft"
              >
                <MessageCircle aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
