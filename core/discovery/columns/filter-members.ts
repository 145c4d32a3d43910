import type { FoldedFilters } from '#core/discovery/domain/filters.ts';
import { BitSet } from './bit-set.ts';
import type { MemberColumns } from './member-columns.ts';
import { partInterests, toTypeBits } from '#core/discovery/domain/trait-bits.ts';

/** Everyone of `among` who passes the filters but for the text, which an index of texts answers. */
export function filterMembers(
  columns: MemberColumns,
  filters: FoldedFilters,
  among: BitSet,
  withOtherInterests: readonly BitSet[],
): BitSet {
  const { types, interests, minAge, maxAge, location } = filters;
  let found = among;
  if (types.length > 0) {
    found = unionOf(columns.types.ofBits(toTypeBits(types))).retain(found);
  }
  if (interests.length > 0) {
    const listed = columns.interests.ofBits(partInterests(interests).bits);
    found = unionOf([...listed, ...withOtherInterests]).retain(found);
  }
  if (minAge !== null || maxAge !== null) {
    found = withinAges(columns, found, { min: minAge ?? 0, max: maxAge ?? Infinity });
  }
  return location === ''
    ? found
    : columns.locations.passing(found, (place) => place.includes(location));
}

/** Everyone of `among` whose age is in the range or not known. */
export function withinAges(
  { age, unknownAge }: MemberColumns,
  among: BitSet,
  { min, max }: { readonly min: number; readonly max: number },
): BitSet {
  return age.within({ min, max }, among).unite(among.copy().retain(unknownAge));
}

function unionOf(sets: readonly BitSet[]): BitSet {
  return sets.reduce((union, set) => union.unite(set), new BitSet());
}
