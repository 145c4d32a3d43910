import { NO_FILTERS, type DiscoveryFilters } from '#core/domain/discovery/filters.ts';
import type { DiscoverySort } from '#core/domain/discovery/order.ts';
import type { DiscoveryPage, DiscoveryQuery } from '#core/domain/discovery/search.ts';
import type { Storage } from '#core/ports/storage.ts';

/** The ids that a viewer finds, at most a hundred, in their order. */
export async function findIds(
  storage: Storage,
  viewerId: number,
  filters: Partial<DiscoveryFilters> = {},
  sort: DiscoverySort = 'recent',
): Promise<number[]> {
  const query = { filters: { ...NO_FILTERS, ...filters }, sort, limit: 100, after: null };
  const { members } = await storage.directory.search(viewerId, query);
  return members.map(({ id }) => id);
}

/** All pages of a search, each read on from the one before. */
export async function readAllPages<Found>(
  query: DiscoveryQuery,
  search: (query: DiscoveryQuery) => Promise<DiscoveryPage<Found>>,
): Promise<DiscoveryPage<Found>[]> {
  const page = await search(query);
  if (page.next === null) return [page];
  return [page, ...(await readAllPages({ ...query, after: page.next }, search))];
}
