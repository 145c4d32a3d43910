import type { FoldedFilters } from '#core/discovery/domain/filters.ts';
import type { OrderPosition } from '#core/discovery/domain/order.ts';
import type { DiscoveryQuery } from '#core/discovery/domain/search.ts';
import { toFilterRule, toKeyRule, toRecommendableRule, toScoreRule } from './trait-rules.ts';
import { searchTraits } from './trait-search.ts';
import type { TraitTable } from './trait-table.ts';

/** The ids, ascending, that the indexes of a database find for a viewer. */
export interface ViewerIds {
  readonly viewerId: number;
  /** Everyone with any connection to the viewer. */
  readonly connected: readonly number[];
  /** Everyone with an interest of the viewer's that is not listed, once for each. */
  readonly sharingOtherInterests: readonly number[];
}

/** The same for a search. */
export interface SearchIds extends ViewerIds {
  /** Everyone with the text of the filters; `null` when they have none. */
  readonly withText: readonly number[] | null;
  /** Everyone with an interest of the filters that is not listed. */
  readonly withOtherInterests: readonly number[];
}

/** Whom a page of a search shows, how many match in all, and where to read on. */
export interface PositionPage {
  readonly total: number;
  readonly positions: readonly OrderPosition[];
  readonly next: OrderPosition | null;
}

/** The core's `searchMembers` over the traits in memory. The viewer must exist. */
export function searchTable(
  traits: TraitTable,
  query: Omit<DiscoveryQuery, 'filters'> & { readonly filters: FoldedFilters },
  ids: SearchIds,
): PositionPage {
  const { filters, sort, limit, after } = query;
  const { total, first } = searchTraits(traits, {
    among: ids.withText,
    isExcluded: toExclusion(traits, ids),
    matches: toFilterRule(traits, filters, tally(traits, ids.withOtherInterests)),
    key: toKeyRule(traits, sort, scoreFor(traits, ids)),
    after,
    limit: limit + 1,
  });
  const positions = first.slice(0, limit);
  const next = first.length > limit ? (positions.at(-1) ?? null) : null;
  return { total, positions, next };
}

/** The core's `recommendMembers` over the traits in memory. The viewer must exist. */
export function recommendFromTable(
  traits: TraitTable,
  limit: number,
  ids: ViewerIds,
): readonly OrderPosition[] {
  const score = scoreFor(traits, ids);
  const { first } = searchTraits(traits, {
    among: null,
    isExcluded: toExclusion(traits, ids),
    matches: toRecommendableRule(traits, ids.viewerId, score),
    key: toKeyRule(traits, 'relevance', score),
    after: null,
    limit,
  });
  return first;
}

/** The viewer, and everyone with any connection to them. */
function toExclusion(traits: TraitTable, { viewerId, connected }: ViewerIds) {
  if (!traits.has(viewerId)) throw new Error(`There is no member ${viewerId}.`);
  const count = tally(traits, [viewerId, ...connected]);
  return (id: number) => count(id) > 0;
}

function scoreFor(traits: TraitTable, { viewerId, sharingOtherInterests }: ViewerIds) {
  return toScoreRule(traits, viewerId, tally(traits, sharingOtherInterests));
}

/** How often each id is in the list. */
function tally({ columns }: TraitTable, ids: readonly number[]): (id: number) => number {
  const counts = new Uint8Array(ids.length === 0 ? 0 : columns.lastActivity.length);
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return (id) => counts[id] ?? 0;
}
