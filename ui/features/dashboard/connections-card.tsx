import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/page-routes.ts';
import { useReloadConnections } from '#ui/parts/connections/connection-lists.ts';
import { conversationAddress, profileAddress } from '#ui/parts/people/addresses.ts';
import { Avatar } from '#ui/parts/people/avatar.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { displayName, formatDay } from '#ui/parts/people/display-text.ts';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { NAME_LINK_LOOK } from '#ui/kit/link-look.ts';
import { OwnText } from '#ui/kit/own-text.tsx';
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
        <ErrorState title="Your connections could not be loaded." onRetry={reload} />
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
      <ul className="grid gap-4">
        {accepted?.map(({ id, member, createdAt, acceptedAt }) => (
          <li key={id} className="flex items-center gap-3">
            <Avatar member={member} size="small" />
            <div className="min-w-0 grow">
              <Link
                to={profileAddress(member.id)}
                className={`${NAME_LINK_LOOK} font-semibold text-evergreen`}
              >
                <OwnText>{displayName(member)}</OwnText>
              </Link>
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
    </Card>
  );
}
