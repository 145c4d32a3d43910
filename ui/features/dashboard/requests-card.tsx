import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useReloadConnections } from '#ui/parts/connections/connection-lists.ts';
import { profileAddress } from '#ui/parts/people/addresses.ts';
import { useBundledRequests } from '#ui/parts/connections/bundled-requests.tsx';
import { Avatar } from '#ui/parts/people/avatar.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { ReportOrBlock } from '#ui/parts/safety/report-or-block.tsx';
import { AgeAndPlace } from '#ui/parts/people/age-and-place.tsx';
import { RequestFacts } from '#ui/parts/connections/request-facts.tsx';
import { RequestNote } from '#ui/parts/connections/request-note.tsx';
import { ConnectionCommands } from '#ui/parts/connections/connection-commands.tsx';
import { displayName } from '#ui/parts/people/display-text.ts';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { NAME_LINK_LOOK } from '#ui/kit/link-look.ts';
import { OwnText } from '#ui/kit/own-text.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { useConnectionOverview } from './use-connection-overview.ts';

interface RequestsCardProps {
  /** The request that the dashboard begins with, which isn't repeated here. */
  readonly ledBy: ConnectionWithMember | null;
}

/** The requests that await an answer. */
export function RequestsCard({ ledBy }: RequestsCardProps) {
  const { data, isLoadingError } = useConnectionOverview();
  const received = data?.received.filter(({ id }) => id !== ledBy?.id);
  const { shown, bundle } = useBundledRequests(received ?? []);
  const count = data?.counts.received ?? 0;
  const reload = useReloadConnections();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="mb-3 text-xl">
        Connection Requests
      </h2>
      {isLoadingError && (
        <ErrorState title="Sorry, we couldn’t load your requests." onRetry={reload} />
      )}
      {!isLoadingError && received === undefined && <Skeleton className="h-20" />}
      {received?.length === 0 && (
        <p className="text-quiet">
          {ledBy === null ? 'No requests waiting for you.' : 'No other requests waiting for you.'}
        </p>
      )}
      {received !== undefined && received.length > 0 && (
        <ul className="grid gap-6 sm:gap-4">
          {shown.map((connection) => (
            <li key={connection.id} className="flex flex-wrap items-center gap-x-4 gap-y-3">
              <Avatar member={connection.member} />
              <div className="min-w-0 grow basis-40">
                <Link
                  to={profileAddress(connection.member.id)}
                  className={`${NAME_LINK_LOOK} font-semibold text-evergreen`}
                >
                  <OwnText>{displayName(connection.member)}</OwnText>
                </Link>
                <AgeAndPlace member={connection.member} />
                <p className="text-quiet">Wants to connect with you</p>
              </div>
              <RequestNote connection={connection} />
              <RequestFacts connection={connection} />
              <div className="flex flex-wrap gap-3 max-sm:grow *:max-sm:grow">
                <ConnectionCommands
                  connection={connection}
                  onDone={() => heading.current?.focus()}
                />
                <ReportOrBlock
                  member={connection.member}
                  onBlocked={() => heading.current?.focus()}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {bundle}
      {data !== undefined && count > data.received.length && (
        <Button variant="secondary" className="mt-4" asChild>
          <Link to={PAGE_ROUTES.connections}>{`See all ${count} requests`}</Link>
        </Button>
      )}
    </Card>
  );
}
