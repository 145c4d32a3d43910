import type { ReactNode, RefObject } from 'react';
import { drawnPicture } from '#core/members/domain/drawn-pictures.ts';
import type { FoldedMember } from '#core/discovery/domain/searchable-member.ts';
import type { DiscoverySort } from '#core/discovery/domain/order.ts';
import { describeError } from '#ui/api/client.ts';
import type { useDiscovery } from '#ui/api/discovery.ts';
import { Button } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { LongPersonList } from '#ui/parts/people/long-person-list.tsx';
import { PersonListSkeleton } from '#ui/parts/people/person-list.tsx';
import { GrowingList } from '#ui/kit/growing-list.tsx';
import { useResultLayoutStore } from '#ui/parts/people/result-layout-store.ts';
import { ResultToolbar } from './result-toolbar.tsx';

interface SearchResultsProps {
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly discovery: ReturnType<typeof useDiscovery>;
  /** Of the loaded members those who match what is being asked for. */
  readonly people: readonly FoldedMember[];
  /** How many there are in all, in words. */
  readonly total: string | undefined;
  readonly isSearching: boolean;
  /** What is said about people that a filter hides. */
  readonly hidden: ReactNode;
  readonly sort: DiscoverySort;
  readonly onSort: (sort: DiscoverySort) => void;
  readonly onClear: () => void;
}

/** What the search has found. */
export function SearchResults(props: SearchResultsProps) {
  const { headingRef, discovery, people, total, isSearching, hidden } = props;
  const { sort, onSort, onClear } = props;
  const layout = useResultLayoutStore((store) => store.layout);
  return (
    <>
      <ResultToolbar sort={sort} onSort={onSort}>
        <div role="status">
          <h2 ref={headingRef} tabIndex={-1} className="text-xl">
            {headResults(total, isSearching)}
          </h2>
        </div>
      </ResultToolbar>
      {hidden}
      {discovery.isError && discovery.data === undefined && (
        <ErrorState
          title={describeError(discovery.error, 'Sorry, that search didn’t work.')}
          onRetry={() => void discovery.refetch()}
        />
      )}
      {isSearching && people.length === 0 && <PersonListSkeleton layout={layout} />}
      {!isSearching && discovery.data?.total === 0 && (
        <EmptyState
          title="No matches found"
          drawing={drawnPicture('lamp').address}
          action={
            <Button variant="secondary" onClick={onClear}>
              Clear All Filters
            </Button>
          }
        >
          We couldn&apos;t find any matches based on your current filters. Try adjusting your search
          criteria or check back later.
        </EmptyState>
      )}
      <GrowingList list={discovery} count={people.length} isSettled={!isSearching}>
        <LongPersonList people={people} layout={layout} distances={discovery.data?.distances} />
      </GrowingList>
    </>
  );
}

function headResults(total: string | undefined, isSearching: boolean): string {
  if (isSearching) return 'Searching for matches...';
  return total === undefined ? 'Results' : `${total} matches found`;
}
