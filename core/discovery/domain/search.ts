import {
  foldFilters,
  matchesFilters,
  type AskedFilters,
  type DiscoveryFilters,
} from './filters.ts';
import { comparePositions, orderKey, type DiscoverySort, type OrderPosition } from './order.ts';
import type { SearchableMember } from './searchable-member.ts';

/** A total up to here is always exact; a larger one may be a lower bound. */
export const LARGEST_EXACT_TOTAL = 10_000;

/** One page of a search: at most `limit` members that come after the place `after`. */
export interface DiscoveryQuery<Filters extends DiscoveryFilters = DiscoveryFilters> {
  readonly filters: Filters;
  readonly sort: DiscoverySort;
  readonly limit: number;
  readonly after: OrderPosition | null;
}

/** A search as it is asked for. */
export type AskedQuery = DiscoveryQuery<AskedFilters>;

/** The members of a page, how many match in all, and the place to read on from, if there is more. */
export interface DiscoveryPage<Found> {
  readonly total: number;
  /** False when the total is only a lower bound, because more match than a search waits for. */
  readonly totalIsExact: boolean;
  readonly members: readonly Found[];
  readonly next: OrderPosition | null;
}

/**
 * The search that every storage answers alike (specification §5): the viewer and everyone with any
 * connection to them are left out, the filters applied, and the order is total.
 */
export function searchMembers(
  members: Iterable<SearchableMember>,
  viewer: SearchableMember,
  connectedIds: ReadonlySet<number>,
  query: DiscoveryQuery,
): DiscoveryPage<SearchableMember> {
  const filters = foldFilters(query.filters);
  const matches: { member: SearchableMember; position: OrderPosition }[] = [];
  for (const member of members) {
    if (member.id === viewer.id || connectedIds.has(member.id)) continue;
    if (!matchesFilters(member, filters)) continue;
    const position = { key: orderKey(query.sort, member, viewer), id: member.id };
    matches.push({ member, position });
  }
  matches.sort((one, two) => comparePositions(one.position, two.position));
  const { after } = query;
  const rest = after
    ? matches.filter(({ position }) => comparePositions(position, after) > 0)
    : matches;
  const page = rest.slice(0, query.limit);
  return {
    total: matches.length,
    totalIsExact: true,
    members: page.map(({ member }) => member),
    next: rest.length > page.length ? (page.at(-1)?.position ?? null) : null,
  };
}
