import { Link } from 'react-router-dom';
import type { Introduction as Introduced } from '#core/connections/domain/lead.ts';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Button } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { ConnectionButton } from '#ui/parts/connections/connection-button.tsx';
import { useConnectionSentFromHere } from '#ui/parts/connections/connections.ts';
import { Introduction } from '#ui/parts/people/introduction.tsx';
import { ProfileLink } from '#ui/parts/people/profile-link.tsx';
import { useIntroductions } from './use-introductions.ts';

/** The last step: a few people at length. The member may ask one of them to connect. */
export function HelloStep() {
  const { data: people, isError, refetch } = useIntroductions();
  if (isError) {
    return (
      <ErrorState
        title="Sorry, we couldn’t load the people we’d like you to meet."
        onRetry={() => void refetch()}
      />
    );
  }
  if (people === undefined) return <Skeleton className="h-80" />;
  if (people.length === 0) {
    return (
      <EmptyState
        level={3}
        title="There’s nobody to introduce just yet"
        action={
          <Button variant="secondary" asChild>
            <Link to={PAGE_ROUTES.explore}>Browse profiles</Link>
          </Button>
        }
      >
        The more you say about yourself, the more we have to go by. You can also look round by
        yourself.
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-8 max-w-prose text-quiet">
        We think you might get on with these people. Ask one of them to connect, or leave it for
        another day.
      </p>
      <ul className="grid gap-10">
        {people.map((introduction) => (
          <li
            key={introduction.member.id}
            className="border-t border-line pt-10 first:border-0 first:pt-0"
          >
            <Introduction introduction={introduction} level={3}>
              <IntroductionActions member={introduction.member} />
            </Introduction>
          </li>
        ))}
      </ul>
    </>
  );
}

function IntroductionActions({ member }: Pick<Introduced, 'member'>) {
  const { data: connection = null } = useConnectionSentFromHere(member.id);
  return (
    <>
      <ConnectionButton person={member} connection={connection} />
      <Button variant="quiet" asChild>
        <ProfileLink member={member} />
      </Button>
    </>
  );
}
