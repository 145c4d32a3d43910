import { LISTED_INTERESTS } from '#core/members/domain/interests.ts';
import { DELETED } from '#core/discovery/domain/activity-day.ts';
import { isOutsideAgeRange, type AgeRange } from '#core/members/domain/age-range.ts';
import { RELATIONSHIP_TYPES } from '#core/members/domain/relationship-types.ts';
import { BitPlanes } from './bit-planes.ts';
import { BitSet } from './bit-set.ts';
import { KeptConditions } from './kept-conditions.ts';
import {
  createHomeColumn,
  createLanguageColumn,
  type HomeColumn,
  type LanguageColumn,
} from './ground-columns.ts';
import { TextColumn } from './text-column.ts';
import { toHomeText } from '#core/members/domain/home-text.ts';
import type { StoredTraits } from '#core/discovery/domain/member-traits.ts';
import type { DirectorySize } from '#core/discovery/ports/member-directory.ts';

/** Ages are up to 120. */
const AGE_BITS = 7;
/** Days up to the year 2149. */
const DAY_BITS = 16;

/**
 * The traits of all members, by their ids, in some 17 bytes each: so a search of everyone is a few
 * operations on sets.
 */
export interface MemberColumns {
  /** Everyone who is stored. */
  readonly everyone: BitSet;
  /** The lowest bits are the relationship types' and the listed interests'. */
  readonly types: BitPlanes;
  /** The types of bond that someone would have, and those that they would give. */
  readonly seeks: BitPlanes;
  readonly offers: BitPlanes;
  readonly interests: BitPlanes;
  /** Zero for those in `unknownAge`. */
  readonly age: BitPlanes;
  readonly unknownAge: BitSet;
  /** Everyone whose age is in a range or not known. */
  readonly ofAges: KeptConditions<AgeRange, number | null>;
  readonly youngestAge: BitPlanes;
  readonly oldestAge: BitPlanes;
  readonly activeOn: BitPlanes;
  readonly introducedFrom: BitPlanes;
  /** Everyone who may be recommended on a day. */
  readonly introduced: KeptConditions<{ readonly today: number }, number>;
  /** Folded; asked for a part of them, which an unknown one has. */
  readonly locations: TextColumn<string>;
  readonly languages: LanguageColumn;
  readonly homes: HomeColumn;
}

export function createMemberColumns(): MemberColumns {
  return {
    everyone: new BitSet(),
    types: new BitPlanes(RELATIONSHIP_TYPES.length),
    seeks: new BitPlanes(RELATIONSHIP_TYPES.length),
    offers: new BitPlanes(RELATIONSHIP_TYPES.length),
    interests: new BitPlanes(LISTED_INTERESTS.length),
    age: new BitPlanes(AGE_BITS),
    unknownAge: new BitSet(),
    ofAges: new KeptConditions((age, range) => !isOutsideAgeRange(age, range)),
    youngestAge: new BitPlanes(AGE_BITS),
    oldestAge: new BitPlanes(AGE_BITS),
    activeOn: new BitPlanes(DAY_BITS),
    introducedFrom: new BitPlanes(DAY_BITS),
    introduced: new KeptConditions((from, { today }) => from <= today),
    locations: new TextColumn((location, part) => location === null || location.includes(part)),
    languages: createLanguageColumn(),
    homes: createHomeColumn(),
  };
}

/** Of how many members the columns are, and how many bytes all of them take. */
export function sizeOf(columns: MemberColumns): DirectorySize {
  const all: readonly { readonly bytes: number }[] = Object.values(columns);
  const bytes = all.reduce((sum, column) => sum + column.bytes, 0);
  return { members: columns.everyone.count(), bytes };
}

/** Puts the traits in the place of what was known of the member; a deleted one is not among everyone. */
export function putTraits(columns: MemberColumns, traits: StoredTraits): void {
  const { memberId: id, age } = traits;
  columns.everyone.put(id, traits.activeOn !== DELETED);
  columns.types.set(id, traits.types);
  columns.seeks.set(id, traits.seeks);
  columns.offers.set(id, traits.offers);
  columns.interests.set(id, traits.interests);
  columns.age.set(id, age ?? 0);
  columns.unknownAge.put(id, age === null);
  columns.ofAges.put(id, age);
  columns.youngestAge.set(id, traits.youngestAge);
  columns.oldestAge.set(id, traits.oldestAge);
  columns.activeOn.set(id, Math.max(0, traits.activeOn));
  columns.introducedFrom.set(id, traits.introducedFrom);
  columns.introduced.put(id, traits.introducedFrom);
  columns.locations.put(id, traits.location);
  columns.languages.put(id, traits.languages);
  columns.homes.put(id, toHomeText(traits.country, traits.town));
}

/** Everyone who may be recommended today. Not to be changed. */
export function introducedBy(columns: MemberColumns, today: number): BitSet {
  const { everyone, introduced, introducedFrom } = columns;
  return introduced.find({ today }, () => introducedFrom.within({ max: today }, everyone));
}
