import { useEffect, useRef, useState } from 'react';
import type { ListedConnection } from '#core/connections/domain/connection.ts';
import type { ListToReadOn } from '#ui/kit/show-more.tsx';

/** How many entries a list has at first, and how many more each time that more are wanted. */
const FIRST = 8;
const MORE = 24;

/**
 * The first part of a list that is read to its end, and the list to go on in. Focus moves to the first entry that comes
 * in. A list that is shown as it is read is left as it is.
 */
export function useShownPart(
  listed: readonly ListedConnection[],
  list: ListToReadOn,
  { isWhole }: { readonly isWhole: boolean },
) {
  const [limit, setLimit] = useState(FIRST);
  const container = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number | null>(null);
  useEffect(() => {
    if (firstNew.current === null) return;
    const entries = container.current?.querySelectorAll<HTMLElement>('[data-entry]');
    entries?.[firstNew.current]?.focus({ preventScroll: true });
    firstNew.current = null;
  }, [limit]);
  if (isWhole) return { shown: listed, list, container };
  const hasMore = listed.length > limit;
  const grow = () => {
    firstNew.current = limit;
    setLimit(limit + MORE);
  };
  const growing = {
    ...list,
    hasNextPage: hasMore || list.hasNextPage,
    fetchNextPage: list.isFetchNextPageError ? list.fetchNextPage : grow,
  };
  return { shown: listed.slice(0, limit), list: growing, container };
}
