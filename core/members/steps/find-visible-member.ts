import type { MemberId } from '#core/kernel/ids.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import { isVisible } from '#core/safety/domain/visibility.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

/** What finding a member for another takes. */
export interface VisibleMembers {
  readonly members: Pick<MemberRepository, 'findById'>;
  readonly safety: Pick<SafetyRepository, 'relate'>;
}

/**
 * The member, if the viewer may know of them. Everything is read in any case, so that a member who is hidden
 * takes as long as one who never existed.
 */
export async function findVisibleMember(
  { members, safety }: VisibleMembers,
  viewerId: MemberId,
  id: MemberId,
): Promise<Self | null> {
  const [member, relation] = await Promise.all([
    members.findById(id),
    viewerId === id ? null : safety.relate(viewerId, id),
  ]);
  return member !== null && (relation === null || isVisible(relation)) ? member : null;
}
