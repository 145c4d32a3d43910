import { AFFINITY_WEIGHTS, COUNTED_INTERESTS } from '#core/discovery/domain/affinity.ts';
import type { FoldedFilters } from '#core/discovery/domain/filters.ts';
import { UNKNOWN_AGE_KEY, type DiscoverySort } from '#core/discovery/domain/order.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { countBits, partInterests, toTypeBits } from './trait-bits.ts';
import type { TraitColumns, TraitTable } from './trait-table.ts';

/** Says something of the member with that id. */
export type TraitRule<Value> = (memberId: number) => Value;

/** Ids as often as they count; an id that is not there counts zero. */
export type Tally = TraitRule<number>;

/**
 * The core's `matchesFilters`, but for the text, which an index of texts answers.
 * `otherInterests` tallies the members with an interest of the filter that is not listed.
 */
export function toFilterRule(
  table: TraitTable,
  filters: FoldedFilters,
  otherInterests: Tally,
): TraitRule<boolean> {
  const { age, types, interests, location } = table.columns;
  const minAge = filters.minAge ?? 0;
  const maxAge = filters.maxAge ?? Infinity;
  const typeBits = filters.types.length === 0 ? null : toTypeBits(filters.types);
  const interestBits =
    filters.interests.length === 0 ? null : partInterests(filters.interests).bits;
  const places =
    filters.location === ''
      ? null
      : table.locations.test((place) => place.includes(filters.location));

  return (id) => {
    const years = at(age, id);
    return (
      (years === 0 || (years >= minAge && years <= maxAge)) &&
      (typeBits === null || (at(types, id) & typeBits) !== 0) &&
      (interestBits === null ||
        (at(interests, id) & interestBits) !== 0 ||
        otherInterests(id) > 0) &&
      (places === null || at(places, at(location, id)) === 1)
    );
  };
}

/**
 * The score of the core's `affinity` for the viewer and another. `sharedOthers` tallies the interests
 * that they share and that are not listed.
 */
export function toScoreRule(
  { columns }: TraitTable,
  viewerId: number,
  sharedOthers: Tally,
): TraitRule<number> {
  const { types, interests, location } = columns;
  const viewerTypes = at(types, viewerId);
  const viewerInterests = at(interests, viewerId);
  const viewerLocation = at(location, viewerId);
  const suitsAges = toAgesRule(columns, viewerId, { unknown: false });

  return (id) => {
    const sharedInterests = countBits(at(interests, id) & viewerInterests) + sharedOthers(id);
    const isNear = viewerLocation !== 0 && at(location, id) === viewerLocation;
    return (
      AFFINITY_WEIGHTS.type * countBits(at(types, id) & viewerTypes) +
      AFFINITY_WEIGHTS.interest * Math.min(COUNTED_INTERESTS, sharedInterests) +
      (isNear ? AFFINITY_WEIGHTS.location : 0) +
      (suitsAges(id) ? AFFINITY_WEIGHTS.ages : 0)
    );
  };
}

/** The core's `isRecommendable`, given the score. */
export function toRecommendableRule(
  { columns }: TraitTable,
  viewerId: number,
  score: TraitRule<number>,
): TraitRule<boolean> {
  const suitsAges = toAgesRule(columns, viewerId, { unknown: true });
  return (id) => suitsAges(id) && score(id) > 0;
}

/** The core's `orderKey`, given the score. */
export function toKeyRule(
  { columns: { age, lastActivity } }: TraitTable,
  sort: DiscoverySort,
  score: TraitRule<number>,
): TraitRule<number> {
  switch (sort) {
    case 'relevance':
      return (id) => -score(id);
    case 'recent':
      return (id) => -at(lastActivity, id);
    case 'age-asc':
      return (id) => at(age, id) || UNKNOWN_AGE_KEY;
    case 'age-desc':
      return (id) => -at(age, id) || UNKNOWN_AGE_KEY;
    default:
      return unreachable(sort);
  }
}

/** Whether the viewer and another are each in the other's age range, an unknown age counting as said. */
function toAgesRule(
  { age, youngestAge, oldestAge }: TraitColumns,
  viewerId: number,
  counts: { readonly unknown: boolean },
): TraitRule<boolean> {
  const isIn = (years: number, id: number) =>
    years === 0 ? counts.unknown : years >= at(youngestAge, id) && years <= at(oldestAge, id);
  const viewerAge = at(age, viewerId);
  return (id) => isIn(at(age, id), viewerId) && isIn(viewerAge, id);
}

function at(column: ArrayLike<number>, place: number): number {
  return column[place] ?? 0;
}
