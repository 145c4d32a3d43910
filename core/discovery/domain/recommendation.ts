import { isOutsideAgeRange } from '#core/members/domain/preferences.ts';
import { affinity } from './affinity.ts';
import { comparePositions } from './order.ts';
import type { FoldedMember, SearchableMember } from './searchable-member.ts';

/** True when neither is known to be outside the other's age range and something speaks for the two. */
export function isRecommendable(viewer: FoldedMember, other: FoldedMember): boolean {
  return (
    !isOutsideAgeRange(other.age, viewer.preferences.ageRange) &&
    !isOutsideAgeRange(viewer.age, other.preferences.ageRange) &&
    affinity(viewer, other).reasons.length > 0
  );
}

/** The members who fit the viewer best, best first, without those who are connected already. */
export function recommendMembers(
  members: Iterable<SearchableMember>,
  viewer: SearchableMember,
  connectedIds: ReadonlySet<number>,
  limit: number,
): SearchableMember[] {
  return [...members]
    .filter((member) => member.id !== viewer.id && !connectedIds.has(member.id))
    .filter((member) => isRecommendable(viewer, member))
    .map((member) => ({ member, key: -affinity(viewer, member).score, id: member.id }))
    .sort(comparePositions)
    .slice(0, limit)
    .map(({ member }) => member);
}
