import type { MemberId } from '#core/kernel/ids.ts';
import { NO_FILTERS, type DiscoveryFilters } from '#core/discovery/domain/filters.ts';
import type { DiscoverySort } from '#core/discovery/domain/order.ts';
import type { DiscoveryPage, DiscoveryQuery } from '#core/discovery/domain/search.ts';
import type { Storage } from '#core/storage.ts';

/** The ids that a viewer finds, at most a hundred, in their order. */
export async function findIds(
  storage: Storage,
  viewerId: MemberId,
  filters: Partial<DiscoveryFilters> = {},
  sort: DiscoverySort = 'recent',
): Promise<number[]> {
  const query = { filters: { ...NO_FILTERS, ...filters }, sort, limit: 100, after: null };
  const page = await storage.directory.search(viewerId, query);
  return page!.members.map(({ id }) => id);
}

/** More pages than any test fills: a search that has as many does not come to its end. */
const MAXIMUM_PAGES = 200;

/** All pages of a search, each read on from the one before. */
export async function readAllPages<Found>(
  query: DiscoveryQuery,
  search: (query: DiscoveryQuery) => Promise<DiscoveryPage<Found>>,
): Promise<DiscoveryPage<Found>[]> {
  const pages: DiscoveryPage<Found>[] = [];
  let after = query.after;
  while (pages.length < MAXIMUM_PAGES) {
    const page = await search({ ...query, after });
    pages.push(page);
    if (page.next === null) return pages;
    after = page.next;
  }
  throw new Error(`The search still goes on after ${MAXIMUM_PAGES} pages.`);
}
