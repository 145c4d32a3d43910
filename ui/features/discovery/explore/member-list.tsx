import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { foldFilters, matchesFilters, NO_FILTERS } from '#core/discovery/domain/filters.ts';
import { describeError } from '#ui/api/client.ts';
import { useDiscovery } from '#ui/api/discovery.ts';
import { Button } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { LongPersonList } from '#ui/parts/people/long-person-list.tsx';
import { PersonListSkeleton } from '#ui/parts/people/person-list.tsx';
import { GrowingList } from '#ui/kit/growing-list.tsx';

/** The members who look for one of the types, or all of them, best fit first. */
export function MemberList({ types }: { readonly types: readonly number[] }) {
  const filters = { ...NO_FILTERS, types };
  const discovery = useDiscovery(filters, 'relevance');
  if (discovery.isError && discovery.data === undefined) {
    return (
      <ErrorState
        title={describeError(discovery.error, 'Sorry, we couldn’t load this list.')}
        onRetry={() => void discovery.refetch()}
      />
    );
  }
  const folded = foldFilters(filters);
  const people = discovery.data?.members.filter((member) => matchesFilters(member, folded)) ?? [];
  if (people.length === 0 && (discovery.isPending || discovery.isPlaceholderData)) {
    return (
      <>
        <p role="status" className="sr-only">
          Searching for people…
        </p>
        <PersonListSkeleton />
      </>
    );
  }
  if (people.length === 0) {
    return (
      <EmptyState
        title="No one here yet"
        action={
          <Button variant="secondary" asChild>
            <Link to={PAGE_ROUTES.connections}>See your connections</Link>
          </Button>
        }
      >
        There’s nobody else looking for this yet. Why not have another look in a few days?
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="members">
      <h2 id="members" className="sr-only">
        People to connect with
      </h2>
      <GrowingList list={discovery} count={people.length} isSettled={!discovery.isPlaceholderData}>
        <LongPersonList people={people} distances={discovery.data?.distances} />
      </GrowingList>
    </section>
  );
}
