import { fit } from './fit.ts';
import { introducedFrom } from './introduction.ts';
import { comparePositions, relevanceKey } from './order.ts';
import type { FoldedMember, SearchableMember } from './searchable-member.ts';

/** True when something speaks for the two, and nothing against them. */
export function isRecommendable(viewer: FoldedMember, other: FoldedMember): boolean {
  const { reasons, against } = fit(viewer, other);
  return reasons.length > 0 && against.length === 0;
}

/**
 * The members who fit the viewer best, best first, without those who are connected already and those who are too new:
 * `today` is in whole days since 1970, in UTC.
 */
export function recommendMembers(
  members: Iterable<SearchableMember>,
  viewer: SearchableMember,
  connectedIds: ReadonlySet<number>,
  limit: number,
  today: number,
): SearchableMember[] {
  return [...members]
    .filter((member) => member.id !== viewer.id && !connectedIds.has(member.id))
    .filter((member) => introducedFrom(member) <= today && isRecommendable(viewer, member))
    .map((member) => ({ member, key: relevanceKey(viewer, member), id: member.id }))
    .sort(comparePositions)
    .slice(0, limit)
    .map(({ member }) => member);
}
