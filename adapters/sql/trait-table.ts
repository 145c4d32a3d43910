import type { FoldedMember } from '#core/discovery/domain/searchable-member.ts';
import { createLocationNumbers, type LocationNumbers } from './location-numbers.ts';
import { partInterests, toTypeBits } from './trait-bits.ts';

/** What discovery filters and orders by, but for the texts and the interests that are not listed. */
export interface MemberTraits {
  /** A bit for each relationship type. */
  readonly types: number;
  /** A bit for each listed interest. */
  readonly interests: number;
  readonly age: number | null;
  /** The ages that the member would like to meet. */
  readonly youngestAge: number;
  readonly oldestAge: number;
  /** Folded. */
  readonly location: string | null;
}

/** Traits as they are stored. */
export interface StoredTraits extends MemberTraits {
  readonly memberId: number;
  /** Grows with every activity of anybody, from 1. */
  readonly lastActivity: number;
}

/** The traits of a member. */
export function toTraits({ age, folded, preferences }: FoldedMember): MemberTraits {
  return {
    types: toTypeBits(preferences.relationshipTypes),
    interests: partInterests(folded.interests).bits,
    age,
    youngestAge: preferences.ageRange.min,
    oldestAge: preferences.ageRange.max,
    location: folded.location,
  };
}

/** Columns of numbers with a place for every id. */
export interface TraitColumns {
  readonly types: Uint8Array;
  readonly interests: Uint32Array;
  /** Zero when unknown. */
  readonly age: Uint8Array;
  readonly youngestAge: Uint8Array;
  readonly oldestAge: Uint8Array;
  /** The number of a location, zero when unknown. */
  readonly location: Uint32Array;
  /** Zero at an id that no member has. */
  readonly lastActivity: Float64Array;
}

/**
 * The traits of all members in memory, some 20 bytes each, so that a search can look at every one: a
 * hundred thousand in a few milliseconds.
 */
export interface TraitTable {
  /** The columns as they are until the next `store`. */
  readonly columns: TraitColumns;
  /** What the numbers in the column `location` stand for. */
  readonly locations: Pick<LocationNumbers, 'test'>;
  readonly has: (memberId: number) => boolean;
  /** Puts the traits in the place of what was known of the member. */
  readonly store: (traits: StoredTraits) => void;
}

const SMALLEST_CAPACITY = 1024;

export function createTraitTable(): TraitTable {
  let columns = createColumns(SMALLEST_CAPACITY);
  const locations = createLocationNumbers();

  return {
    get columns() {
      return columns;
    },
    locations,
    has: (memberId) => (columns.lastActivity[memberId] ?? 0) > 0,
    store: (traits) => {
      const { memberId } = traits;
      if (memberId >= columns.types.length) columns = grow(columns, memberId);
      locations.leave(columns.location[memberId] ?? 0);
      columns.types[memberId] = traits.types;
      columns.interests[memberId] = traits.interests;
      columns.age[memberId] = traits.age ?? 0;
      columns.youngestAge[memberId] = traits.youngestAge;
      columns.oldestAge[memberId] = traits.oldestAge;
      columns.location[memberId] = locations.enter(traits.location);
      columns.lastActivity[memberId] = traits.lastActivity;
    },
  };
}

function createColumns(capacity: number): TraitColumns {
  return {
    types: new Uint8Array(capacity),
    interests: new Uint32Array(capacity),
    age: new Uint8Array(capacity),
    youngestAge: new Uint8Array(capacity),
    oldestAge: new Uint8Array(capacity),
    location: new Uint32Array(capacity),
    lastActivity: new Float64Array(capacity),
  };
}

function grow(columns: TraitColumns, memberId: number): TraitColumns {
  const larger = createColumns(Math.max(memberId + 1, 2 * columns.types.length));
  larger.types.set(columns.types);
  larger.interests.set(columns.interests);
  larger.age.set(columns.age);
  larger.youngestAge.set(columns.youngestAge);
  larger.oldestAge.set(columns.oldestAge);
  larger.location.set(columns.location);
  larger.lastActivity.set(columns.lastActivity);
  return larger;
}
