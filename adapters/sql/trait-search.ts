import { comparePositions, type OrderPosition } from '#core/discovery/domain/order.ts';
import type { TraitRule } from './trait-rules.ts';
import type { TraitTable } from './trait-table.ts';

/** Which members to look for, and how many of them in which order. */
export interface TraitSearch {
  /** The ids to look at, ascending; `null` for all of them. */
  readonly among: readonly number[] | null;
  readonly matches: TraitRule<boolean>;
  readonly isExcluded: TraitRule<boolean>;
  readonly key: TraitRule<number>;
  readonly after: OrderPosition | null;
  readonly limit: number;
}

/** How many match in all, and the first of those that come after a place. */
export interface TraitMatches {
  readonly total: number;
  readonly first: readonly OrderPosition[];
}

/**
 * Looks at every member once. The newest come first, so that of members with equal keys, and of
 * those who were active in the order of their ids, hardly any displaces another.
 */
export function searchTraits(table: TraitTable, search: TraitSearch): TraitMatches {
  const { among, matches, isExcluded, limit } = search;
  const { lastActivity } = table.columns;
  const first: OrderPosition[] = [];
  let total = 0;
  for (let place = (among?.length ?? lastActivity.length) - 1; place >= 0; place -= 1) {
    const id = among === null ? place : (among[place] ?? 0);
    if (!lastActivity[id] || !matches(id) || isExcluded(id)) continue;
    total += 1;
    const key = search.key(id);
    const last = first[limit - 1];
    if (last === undefined || key <= last.key) keepFirst(first, { key, id }, search);
  }
  return { total, first };
}

/** Puts the position into its place in the ordered list, of which no more than `limit` are kept. */
function keepFirst(
  first: OrderPosition[],
  position: OrderPosition,
  { after, limit }: TraitSearch,
): void {
  if (after !== null && comparePositions(position, after) <= 0) return;
  const place = first.findLastIndex((other) => comparePositions(other, position) < 0) + 1;
  if (place < limit) first.splice(place, 0, position);
  if (first.length > limit) first.pop();
}
