import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
} from '@tanstack/react-query';
import type { AskedFilters } from '#core/discovery/domain/filters.ts';
import type { DiscoverySort } from '#core/discovery/domain/order.ts';
import { toFoldedMember, type FoldedMember } from '#core/discovery/domain/searchable-member.ts';
import type { Distance } from '#core/members/places/domain/distance.ts';
import { useApiClient } from './api-client-context.ts';
import { queryKeys } from './query-keys.ts';

interface FoundPage {
  readonly total: number;
  readonly totalIsExact: boolean;
  readonly members: readonly FoldedMember[];
  readonly near: readonly { readonly memberId: number; readonly distance: Distance }[];
  readonly next: string | null;
}

/**
 * The members whom a search finds, page by page, folded so that they can be filtered here too. While
 * the answer to a changed search is on its way, the one before it stays.
 */
export function useDiscovery(filters: AskedFilters, sort: DiscoverySort) {
  const api = useApiClient();
  const query = { ...toParameters(filters), sort };
  return useInfiniteQuery({
    queryKey: queryKeys.discovery(query),
    queryFn: async ({ pageParam, signal }): Promise<FoundPage> => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      const page = await api.call('discoverMembers', { query: { ...query, ...cursor } }, signal);
      return { ...page, members: page.members.map(toFoldedMember) };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: joinPages,
    placeholderData: keepPreviousData,
  });
}

/**
 * How many members a search finds, once it is asked for; `undefined` until the answer is there. To compare it with
 * another number, it is counted again whenever that has changed.
 */
export function useMatchCount(
  filters: AskedFilters,
  enabled: boolean,
  comparedWith?: number,
): number | undefined {
  const api = useApiClient();
  const query = toParameters(filters);
  const { data } = useQuery({
    queryKey: queryKeys.matchCount({ ...query, comparedWith }),
    queryFn: ({ signal }) => api.call('countMatches', { query }, signal),
    enabled,
  });
  return data?.total;
}

function toParameters(filters: AskedFilters) {
  return {
    ...filters,
    minAge: filters.minAge === null ? null : String(filters.minAge),
    maxAge: filters.maxAge === null ? null : String(filters.maxAge),
    distance: filters.distance === null ? null : (`${filters.distance}` as const),
    types: filters.types.map(String),
    interests: [...filters.interests],
    languages: [...filters.languages],
  };
}

/** All members read so far, nobody twice: between two pages the order may have changed. */
function joinPages({ pages }: InfiniteData<FoundPage>) {
  const members = pages.flatMap((page) => page.members);
  return {
    total: pages.at(-1)?.total ?? 0,
    totalIsExact: pages.at(-1)?.totalIsExact ?? true,
    distances: new Map(
      pages.flatMap(({ near }) =>
        near.map(({ memberId, distance }) => [memberId, distance] as const),
      ),
    ),
    members: [...new Map(members.map((member) => [member.id, member])).values()],
  };
}
