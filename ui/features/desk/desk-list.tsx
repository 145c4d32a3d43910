import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { ShowMore } from '#ui/kit/show-more.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';

interface DeskListProps<Entry> {
  readonly list: UseInfiniteQueryResult<Entry[]>;
  /** What is said of a list with nothing in it. */
  readonly nothing: string;
  /** What is said of a list that could not be loaded. */
  readonly failure: string;
  /** One entry, as the content of an `li`. */
  readonly children: (entry: Entry) => ReactNode;
}

/** Scrolls to the entry that the address names. */
function showNamed(entry: HTMLElement | null): void {
  entry?.scrollIntoView({ block: 'center' });
}

/** A list of the desk: on its way, failed, empty or there, with the way to read on. */
export function DeskList<Entry extends { readonly id: number }>(props: DeskListProps<Entry>) {
  const { list, nothing, failure, children } = props;
  const { data } = list;
  const { hash } = useLocation();
  return (
    <>
      {data === undefined && list.isError && (
        <ErrorState title={failure} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && <Skeleton className="h-32" />}
      {data?.length === 0 && <EmptyState title={nothing} />}
      {data !== undefined && data.length > 0 && (
        <ul className="divide-y divide-line rounded-box border border-line bg-surface">
          {data.map((entry) => (
            <li
              key={entry.id}
              ref={hash === `#${entry.id}` ? showNamed : undefined}
              className="min-w-0 px-4 py-3"
            >
              {children(entry)}
            </li>
          ))}
        </ul>
      )}
      <ShowMore list={list} />
    </>
  );
}
