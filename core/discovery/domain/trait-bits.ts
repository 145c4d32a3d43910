import { takesSide, type OneSide } from '#core/members/domain/bond-sides.ts';
import { LISTED_INTERESTS } from '#core/members/domain/interests.ts';
import type { Preferences } from '#core/members/domain/preferences.ts';
import { RELATIONSHIP_TYPES } from '#core/members/domain/relationship-types.ts';
import { foldText } from '#core/kernel/fold-text.ts';

/*
 * A bit represents a position in the core's lists, and bits are stored: entries may be added at the end
 * of those lists, but moving or removing one takes a migration.
 */
const TYPE_PLACES = new Map<number, number>(RELATIONSHIP_TYPES.map(({ id }, place) => [id, place]));
const INTEREST_PLACES = new Map(
  LISTED_INTERESTS.map((interest, place) => [foldText(interest), place]),
);

/** The bits of relationship types, given by their ids; an unknown one has none. */
export function toTypeBits(ids: readonly number[]): number {
  return toBits(ids.map((id) => TYPE_PLACES.get(id)));
}

/** The bits of the bonds that a member would have someone for, and of those they would be someone for. */
export function toSideBits({
  relationshipTypes,
  roles,
}: Pick<Preferences, 'relationshipTypes' | 'roles'>): {
  readonly seeks: number;
  readonly offers: number;
} {
  const taking = (side: OneSide) =>
    toTypeBits(relationshipTypes.filter((id) => takesSide(roles, id, side)));
  return { seeks: taking('seek'), offers: taking('offer') };
}

/** Folded interests, parted into the bits of those that are listed and the others. */
export function partInterests(folded: readonly string[]): {
  readonly bits: number;
  readonly others: readonly string[];
} {
  return {
    bits: toBits(folded.map((interest) => INTEREST_PLACES.get(interest))),
    others: folded.filter((interest) => !INTEREST_PLACES.has(interest)),
  };
}

function toBits(places: readonly (number | undefined)[]): number {
  return places.reduce<number>(
    (bits, place) => (place === undefined ? bits : bits | (1 << place)),
    0,
  );
}
