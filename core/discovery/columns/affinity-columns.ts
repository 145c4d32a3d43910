import {
  affinity,
  AFFINITY_UNIT,
  AFFINITY_WEIGHTS,
  COUNTED_INTERESTS,
} from '#core/discovery/domain/affinity.ts';
import { isRecommendable } from '#core/discovery/domain/recommendation.ts';
import type { FoldedMember } from '#core/discovery/domain/searchable-member.ts';
import { BitPlanes } from './bit-planes.ts';
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
  const score = new BitPlanes(SCORE_BITS);
  const count = (members: BitSet, weight: number) => {
    score.increase(members, weight / AFFINITY_UNIT);
  };
  for (const seeking of columns.types.ofBits(traits.types)) count(seeking, AFFINITY_WEIGHTS.type);
  const sharing = [...columns.interests.ofBits(traits.interests), ...sharingOthers];
  score.addAll(countSharedInterests(columns, sharing), AFFINITY_WEIGHTS.interest / AFFINITY_UNIT);
  if (traits.location !== null)
    count(columns.locations.at(traits.location), AFFINITY_WEIGHTS.location);
  const ageFits = findAgesThatFit(columns, viewer);
  if (viewer.age !== null) {
    count(ageFits.copy().subtract(columns.unknownAge), AFFINITY_WEIGHTS.ages);
  }
  const recommendable = ageFits.retain(score.atLeast(1, columns.everyone));
  return { viewer, score, recommendable, bytes: score.bytes + recommendable.bytes };
}

/** Puts a member who is new or has changed in their place. */
export function putAffinity(columns: AffinityColumns, member: FoldedMember): void {
  const { viewer, score, recommendable } = columns;
  score.set(member.id, affinity(viewer, member).score / AFFINITY_UNIT);
  recommendable.put(member.id, isRecommendable(viewer, member));
}

/** How many of the interests each member shares, as far as they count. */
function countSharedInterests({ everyone }: MemberColumns, sharing: readonly BitSet[]): BitPlanes {
  const shared = new BitPlanes(SHARED_INTERESTS_BITS);
  for (const members of sharing) shared.increase(members, 1);
  shared.limitTo(COUNTED_INTERESTS, everyone);
  return shared;
}

/** Everyone who is not known to be outside the viewer's age range, nor the viewer outside theirs. */
function findAgesThatFit(columns: MemberColumns, { age, preferences }: FoldedMember): BitSet {
  const { everyone, youngestAge, oldestAge } = columns;
  const suiting = withinAges(columns, everyone, preferences.ageRange);
  return age === null ? suiting : youngestAge.atMost(age, oldestAge.atLeast(age, suiting));
}
