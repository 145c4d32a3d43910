import {
  affinity,
  AFFINITY_UNIT,
  AFFINITY_WEIGHTS,
  COUNTED_INTERESTS,
} from '#core/discovery/domain/affinity.ts';
import { isRecommendable } from '#core/discovery/domain/recommendation.ts';
import type { FoldedMember } from '#core/discovery/domain/searchable-member.ts';
import { BitPlanes, type WeightedSet } from './bit-planes.ts';
import type { BitSet } from './bit-set.ts';
import { withinAges } from './filter-members.ts';
import type { MemberColumns } from './member-columns.ts';
import { toTraits } from '#core/discovery/domain/member-traits.ts';

/** Scores are at most 20 units, and members share at most 50 interests. */
const SCORE_BITS = 5;
const SHARED_INTERESTS_BITS = 6;

/** How everyone might fit one member: the core's `affinity` and `isRecommendable` for all at once. */
export interface AffinityColumns {
  readonly viewer: FoldedMember;
  /** In units of `AFFINITY_UNIT`. */
  readonly score: BitPlanes;
  readonly recommendable: BitSet;
  readonly bytes: number;
}

/**
 * Works out how everyone might fit the viewer. `sharingOthers` are the members with each of the viewer's
 * interests that are not listed.
 */
export function createAffinityColumns(
  columns: MemberColumns,
  viewer: FoldedMember,
  sharingOthers: readonly BitSet[],
): AffinityColumns {
  const traits = toTraits(viewer);
  const sharing = [...columns.interests.ofBits(traits.interests), ...sharingOthers];
  const ageFits = findAgesThatFit(columns, viewer);
  const score = BitPlanes.sumOf(SCORE_BITS, [
    ...columns.types.ofBits(traits.types).map((members) => weigh(members, 'type')),
    ...countSharedInterests(columns, sharing),
    ...(traits.location === null ? [] : [weigh(columns.locations.at(traits.location), 'location')]),
    ...(viewer.age === null ? [] : [weigh(ageFits.copy().subtract(columns.unknownAge), 'ages')]),
  ]);
  const recommendable = ageFits.retain(score.within({ min: 1 }, columns.everyone));
  return { viewer, score, recommendable, bytes: score.bytes + recommendable.bytes };
}

/** Puts a member who is new or has changed in their place. */
export function putAffinity(columns: AffinityColumns, member: FoldedMember): void {
  const { viewer, score, recommendable } = columns;
  score.set(member.id, affinity(viewer, member).score / AFFINITY_UNIT);
  recommendable.put(member.id, isRecommendable(viewer, member));
}

function weigh(members: BitSet, reason: keyof typeof AFFINITY_WEIGHTS): WeightedSet {
  return { members, weight: AFFINITY_WEIGHTS[reason] / AFFINITY_UNIT };
}

/** How many of the interests each member shares, as far as they count. */
function countSharedInterests(
  { everyone }: MemberColumns,
  sharing: readonly BitSet[],
): WeightedSet[] {
  const terms = sharing.map((members) => ({ members, weight: 1 }));
  const shared = BitPlanes.sumOf(SHARED_INTERESTS_BITS, terms);
  shared.limitTo(COUNTED_INTERESTS, everyone);
  const { weight } = weigh(everyone, 'interest');
  return shared.planes.map((members, bit) => ({ members, weight: weight * 2 ** bit }));
}

/** Everyone who is not known to be outside the viewer's age range, nor the viewer outside theirs. */
function findAgesThatFit(columns: MemberColumns, { age, preferences }: FoldedMember): BitSet {
  const { everyone, youngestAge, oldestAge } = columns;
  const suiting = withinAges(columns, everyone, preferences.ageRange);
  if (age === null) return suiting;
  return youngestAge.within({ max: age }, oldestAge.within({ min: age }, suiting));
}
