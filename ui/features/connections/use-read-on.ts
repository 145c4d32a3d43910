import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

type ReadableOn = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetching' | 'isFetchNextPageError' | 'fetchNextPage'
>;

/**
 * Reads a list to its end, one page after the other, while that is wanted and no page fails. True until
 * it has come to an end.
 */
export function useReadOn(list: ReadableOn, isWanted: boolean): boolean {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const isReading = isWanted && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isReading && !isFetching) void fetchNextPage();
  }, [isReading, isFetching, fetchNextPage]);
  return isReading;
}
