import type { LanguageTag } from '#core/members/domain/languages.ts';
import { hasSides, sideOf, sidesMeet, type BondSide } from '#core/members/domain/bond-sides.ts';
import { isOutsideAgeRange, isWithinAgeRange } from '#core/members/domain/age-range.ts';
import {
  RELATIONSHIP_TYPES,
  type RelationshipTypeId,
} from '#core/members/domain/relationship-types.ts';
import { samePlace, sharedLanguages, type SharedPlace } from './common-ground.ts';
import type { FoldedMember } from './searchable-member.ts';

/** A bond that both have chosen and whose sides meet; of a bond without sides, both take either. */
export interface BondReason {
  readonly kind: 'bond';
  readonly typeId: RelationshipTypeId;
  readonly viewer: BondSide;
  readonly other: BondSide;
}

/** Languages that one of the two speaks and the other learns. */
export interface LearningReason {
  readonly kind: 'learning';
  /** The viewer speaks them. */
  readonly taught: readonly LanguageTag[];
  /** The viewer learns them. */
  readonly learnt: readonly LanguageTag[];
}

/** Something that speaks for two members getting on. */
export type FitReason =
  | BondReason
  | { readonly kind: 'interests'; readonly interests: readonly string[] }
  /** Both speak them. */
  | { readonly kind: 'languages'; readonly languages: readonly LanguageTag[] }
  | LearningReason
  | { readonly kind: 'location'; readonly location: string }
  | { readonly kind: 'place'; readonly place: SharedPlace }
  | { readonly kind: 'ages' };

/** Something that speaks against it. The search knows it; nobody is ever shown it. */
export type Objection =
  /** One of them is known to be outside the other's age range. */
  | { readonly kind: 'age'; readonly of: 'viewer' | 'other' }
  /** Both have chosen bonds, and none of them makes one of the two. */
  | { readonly kind: 'bonds' };

/** How well two members might fit: the sum of what its reasons count, the reasons, and what speaks against it. */
export interface Fit {
  readonly score: number;
  readonly reasons: readonly FitReason[];
  readonly against: readonly Objection[];
}

/**
 * What each reason counts; a bond and an interest count each, of the interests the first few. Languages count once,
 * however many there are, so that one that everybody speaks puts nobody ahead.
 */
export const FIT_WEIGHTS = {
  ...{ bond: 30, interest: 10, languages: 10, learning: 10, ages: 10 },
  ...{ town: 20, location: 20, country: 10 },
} as const;
export const COUNTED_INTERESTS = 5;

/** Every weight, and so every score, is a multiple of it. */
export const FIT_UNIT = 10;

type Comparable = Pick<FoldedMember, 'age' | 'location' | 'preferences' | 'folded'>;

/**
 * What speaks for the viewer and the other getting on, and what against it. It is the same in both directions but
 * for who is who, and what is counted is exactly what the reasons say.
 */
export function fit(viewer: Comparable, other: Comparable): Fit {
  const bonds = sharedBonds(viewer, other);
  const interests = sharedInterests(viewer, other);
  const reasons: FitReason[] = [...bonds];
  let score = FIT_WEIGHTS.bond * bonds.length;
  if (interests.length > 0) {
    reasons.push({ kind: 'interests', interests });
    score += FIT_WEIGHTS.interest * interests.length;
  }
  const { spoken, taught, learnt } = sharedLanguages(viewer.preferences, other.preferences);
  if (spoken.length > 0) {
    reasons.push({ kind: 'languages', languages: spoken });
    score += FIT_WEIGHTS.languages;
  }
  if (taught.length > 0 || learnt.length > 0) {
    reasons.push({ kind: 'learning', taught, learnt });
    score += FIT_WEIGHTS.learning;
  }
  const home = sharedHome(viewer, other);
  if (home !== null) {
    reasons.push(home);
    score += FIT_WEIGHTS[home.kind === 'place' ? home.place.kind : home.kind];
  }
  if (suitsAges(viewer, other) && suitsAges(other, viewer)) {
    reasons.push({ kind: 'ages' });
    score += FIT_WEIGHTS.ages;
  }
  return { score, reasons, against: objections(viewer, other, bonds) };
}

/** Where both live, said once and as narrowly as both say it: a town, the same free text, or else a country. */
function sharedHome(viewer: Comparable, other: Comparable) {
  const place = samePlace(viewer.preferences, other.preferences);
  if (place?.kind === 'town') return { kind: 'place', place } as const;
  if (viewer.location !== null && viewer.folded.location === other.folded.location) {
    return { kind: 'location', location: viewer.location } as const;
  }
  return place && ({ kind: 'place', place } as const);
}

function sharedBonds(viewer: Comparable, other: Comparable): BondReason[] {
  return RELATIONSHIP_TYPES.flatMap(({ id: typeId }) => {
    const sides = { viewer: takenSide(viewer, typeId), other: takenSide(other, typeId) };
    if (sides.viewer === null || sides.other === null) return [];
    if (!sidesMeet(sides.viewer, sides.other)) return [];
    return [{ kind: 'bond', typeId, viewer: sides.viewer, other: sides.other }];
  });
}

/** The side that a member takes of a bond; `null` when they have not chosen it. */
function takenSide({ preferences }: Comparable, typeId: number): BondSide | null {
  const { relationshipTypes, roles } = preferences;
  if (!relationshipTypes.includes(typeId)) return null;
  return hasSides(typeId) ? sideOf(roles, typeId) : 'either';
}

/** The first few shared interests, in the viewer's own order and spelling. */
function sharedInterests(viewer: Comparable, other: Comparable): readonly string[] {
  const theirs = new Set(other.folded.interests);
  return viewer.preferences.interests
    .filter((_interest, place) => theirs.has(viewer.folded.interests[place] ?? ''))
    .slice(0, COUNTED_INTERESTS);
}

function objections(
  viewer: Comparable,
  other: Comparable,
  bonds: readonly BondReason[],
): Objection[] {
  const against: Objection[] = [];
  if (isOutsideAgeRange(viewer.age, other.preferences.ageRange)) {
    against.push({ kind: 'age', of: 'viewer' });
  }
  if (isOutsideAgeRange(other.age, viewer.preferences.ageRange)) {
    against.push({ kind: 'age', of: 'other' });
  }
  const haveChosen = [viewer, other].every(
    ({ preferences }) => preferences.relationshipTypes.length > 0,
  );
  if (haveChosen && bonds.length === 0) against.push({ kind: 'bonds' });
  return against;
}

function suitsAges(one: Comparable, two: Comparable): boolean {
  return isWithinAgeRange(two.age, one.preferences.ageRange);
}
