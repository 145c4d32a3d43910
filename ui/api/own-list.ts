import { useInfiniteQuery } from '@tanstack/react-query';
import type { ListPage } from './client.ts';

/** The query of a page: that of the first has nothing in it. */
type PageQuery = Readonly<Record<string, string>>;

/** A list of the signed-in member's own, read as far as it has been asked for, and again on every screen. */
export function useOwnList<Item>(
  queryKey: readonly string[],
  readPage: (query: PageQuery, signal: AbortSignal) => Promise<ListPage<readonly Item[]>>,
) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => readPage(pageParam ?? {}, signal),
    initialPageParam: null as PageQuery | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    refetchOnMount: 'always',
  });
}
