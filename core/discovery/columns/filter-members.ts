import { wantedBonds, type FoldedFilters } from '#core/discovery/domain/filters.ts';
import { MAXIMUM_AGE } from '#core/members/domain/age-range.ts';
import { unionOf, type BitSet } from './bit-set.ts';
import { withMarks } from './ground-columns.ts';
import type { MemberColumns } from './member-columns.ts';
import { learntMark, spokenMark } from '#core/discovery/domain/language-marks.ts';
import { partInterests, toTypeBits } from '#core/discovery/domain/trait-bits.ts';

/** Everyone of `among` who passes the filters but for the text, which an index of texts answers. */
export function filterMembers(
  columns: MemberColumns,
  filters: FoldedFilters,
  among: BitSet,
  withOtherInterests: readonly BitSet[],
): BitSet {
  const { side, interests, minAge, maxAge, location, languages, country, reach } = filters;
  const bonds = wantedBonds(filters);
  let found = among;
  if (bonds !== null) {
    found = unionOf(columns[PLANES_OF[side ?? 'any']].ofBits(toTypeBits(bonds))).retain(found);
  }
  if (interests.length > 0) {
    const listed = columns.interests.ofBits(partInterests(interests).bits);
    found = unionOf([...listed, ...withOtherInterests]).retain(found);
  }
  if (minAge !== null || maxAge !== null) {
    const range = { min: minAge ?? 0, max: maxAge ?? MAXIMUM_AGE };
    const within = columns.ofAges.find(range, () => withinAges(columns, columns.everyone, range));
    found = found.shared(within);
  }
  if (languages.length > 0) {
    const marks = languages.flatMap((tag) => [spokenMark(tag), learntMark(tag)]);
    found = withMarks(columns.languages, marks).retain(found);
  }
  if (country !== null) found = found.shared(columns.homes.meeting({ country, orUnknown: true }));
  if (reach !== undefined) found = found.shared(columns.homes.meeting({ reach }));
  return location === '' ? found : found.shared(columns.locations.meeting(location));
}

/** Where the bonds of those are who would take a side. */
const PLANES_OF = { any: 'types', seek: 'seeks', offer: 'offers' } as const;

/** Everyone of `among` whose age is in the range or not known. */
export function withinAges(
  { age, unknownAge }: Pick<MemberColumns, 'age' | 'unknownAge'>,
  among: BitSet,
  { min, max }: { readonly min: number; readonly max: number },
): BitSet {
  return age.within({ min, max }, among).unite(among.copy().retain(unknownAge));
}
