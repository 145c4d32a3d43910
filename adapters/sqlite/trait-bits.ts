import { LISTED_INTERESTS } from '#core/domain/member/interests.ts';
import { RELATIONSHIP_TYPES } from '#core/domain/member/relationship-types.ts';
import { foldText } from '#core/domain/shared/fold-text.ts';

/*
 * A bit stands for a place in the core's lists, and bits are stored: entries may be added at the end
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

/** Every single bit that is set. */
export function eachBit(bits: number): number[] {
  const places = Array.from({ length: 31 }, (_, place) => place);
  return places.map((place) => bits & (1 << place)).filter((bit) => bit !== 0);
}

function toBits(places: readonly (number | undefined)[]): number {
  return places.reduce<number>(
    (bits, place) => (place === undefined ? bits : bits | (1 << place)),
    0,
  );
}
