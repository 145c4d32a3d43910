import type { Distance } from '#core/members/places/domain/distance.ts';
import type { FitReason } from './fit.ts';

/** That the two live near each other: how many kilometres apart their towns are at most. */
export interface NearReason {
  readonly kind: 'near';
  readonly distance: Distance;
}

/** Something that speaks for two members getting on, with all that is known of them. */
export type Reason = FitReason | NearReason;

/**
 * The reasons with how far apart the two live, where that is known. It takes the place of a country that both live in,
 * of which it says more, and counts no more than that: a town or a place in the same words says more still.
 */
export function withDistance(
  reasons: readonly FitReason[],
  distance: Distance | null,
): readonly Reason[] {
  if (distance === null) return reasons;
  const near: NearReason = { kind: 'near', distance };
  const found = reasons.find(({ kind }) => kind === 'place' || kind === 'location');
  if (found === undefined) return [...reasons, near];
  const isCountry = found.kind === 'place' && found.place.kind === 'country';
  return isCountry ? reasons.map((reason) => (reason === found ? near : reason)) : reasons;
}

/** What comes first of the reasons where there is room for few: what the two could be to each other, and then where. */
const RANKS: Readonly<Record<Reason['kind'], number>> = {
  bond: 0,
  near: 1,
  place: 1,
  location: 1,
  interests: 2,
  learning: 3,
  languages: 4,
  ages: 5,
};

/** The best reasons, no more than `most`, and no two of the same kind. */
export function bestReasons(reasons: readonly Reason[], most: number): readonly Reason[] {
  const ofEachKind = reasons.filter(
    ({ kind }, place) => reasons.findIndex((other) => other.kind === kind) === place,
  );
  return ofEachKind.toSorted((one, two) => RANKS[one.kind] - RANKS[two.kind]).slice(0, most);
}
