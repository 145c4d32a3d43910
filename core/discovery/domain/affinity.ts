import {
  RELATIONSHIP_TYPES,
  type RelationshipTypeId,
} from '#core/members/domain/relationship-types.ts';
import { isWithinAgeRange } from '#core/members/domain/preferences.ts';
import type { FoldedMember } from './searchable-member.ts';

/** Something that speaks for two members getting on. */
export type AffinityReason =
  | { readonly kind: 'types'; readonly types: readonly RelationshipTypeId[] }
  | { readonly kind: 'interests'; readonly interests: readonly string[] }
  | { readonly kind: 'location'; readonly location: string }
  | { readonly kind: 'ages' };

/** How well two members might fit: the sum of what its reasons count, and the reasons. */
export interface Affinity {
  readonly score: number;
  readonly reasons: readonly AffinityReason[];
}

/** What each reason counts; a type and an interest count each, of the interests the first few. */
export const AFFINITY_WEIGHTS = { type: 30, location: 20, interest: 10, ages: 10 } as const;
export const COUNTED_INTERESTS = 5;

/** Every weight, and so every score, is a multiple of it. */
export const AFFINITY_UNIT = 10;

type Comparable = Pick<FoldedMember, 'age' | 'location' | 'preferences' | 'folded'>;

/**
 * What speaks for the viewer and the other getting on. It is the same in both directions, and what is
 * counted is exactly what the reasons say.
 */
export function affinity(viewer: Comparable, other: Comparable): Affinity {
  const types = sharedTypes(viewer, other);
  const interests = sharedInterests(viewer, other);
  const reasons: AffinityReason[] = [];
  let score = 0;
  if (types.length > 0) {
    reasons.push({ kind: 'types', types });
    score += AFFINITY_WEIGHTS.type * types.length;
  }
  if (interests.length > 0) {
    reasons.push({ kind: 'interests', interests });
    score += AFFINITY_WEIGHTS.interest * interests.length;
  }
  if (viewer.location !== null && viewer.folded.location === other.folded.location) {
    reasons.push({ kind: 'location', location: viewer.location });
    score += AFFINITY_WEIGHTS.location;
  }
  if (suitsAges(viewer, other) && suitsAges(other, viewer)) {
    reasons.push({ kind: 'ages' });
    score += AFFINITY_WEIGHTS.ages;
  }
  return { score, reasons };
}

function sharedTypes(viewer: Comparable, other: Comparable): RelationshipTypeId[] {
  const sought = other.preferences.relationshipTypes;
  return RELATIONSHIP_TYPES.map(({ id }) => id).filter(
    (id) => sought.includes(id) && viewer.preferences.relationshipTypes.includes(id),
  );
}

/** The first few shared interests, in the viewer's own order and spelling. */
function sharedInterests(viewer: Comparable, other: Comparable): readonly string[] {
  const theirs = new Set(other.folded.interests);
  return viewer.preferences.interests
    .filter((_interest, place) => theirs.has(viewer.folded.interests[place] ?? ''))
    .slice(0, COUNTED_INTERESTS);
}

function suitsAges(one: Comparable, two: Comparable): boolean {
  return isWithinAgeRange(two.age, one.preferences.ageRange);
}
