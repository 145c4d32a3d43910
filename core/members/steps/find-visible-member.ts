import type { MemberId } from '#core/kernel/ids.ts';
import {
  toMemberFor,
  toMemberWithPhotos,
  type Member,
  type Self,
} from '#core/members/domain/member.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import { isVisible } from '#core/safety/domain/visibility.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

/** What finding a member for another takes. */
export interface VisibleMembers {
  readonly members: Pick<MemberRepository, 'findById'>;
  readonly safety: Pick<SafetyRepository, 'relate'>;
}

/** A member, as somebody sees them who may know of them. */
interface SeenMember {
  /** With the photos of their profile only where the viewer sees them. */
  readonly member: Member;
  readonly self: Self;
}

/**
 * The member, if the viewer may know of them, as the viewer sees them. Everything is read in any case, so that a member who is hidden
 * takes as long as one who never existed.
 */
export async function findSeenMember(
  { members, safety }: VisibleMembers,
  viewerId: MemberId,
  id: MemberId,
): Promise<SeenMember | null> {
  const [self, relation] = await Promise.all([
    members.findById(id),
    viewerId === id ? null : safety.relate(viewerId, id),
  ]);
  if (self === null) return null;
  if (relation === null) return { member: toMemberWithPhotos(self), self };
  return isVisible(relation) ? { member: toMemberFor(relation.isConnected)(self), self } : null;
}

/** The record of the member, if the viewer may know of them: to decide by, or to show nothing of but a name. */
export async function findVisibleMember(
  deps: VisibleMembers,
  viewerId: MemberId,
  id: MemberId,
): Promise<Self | null> {
  return (await findSeenMember(deps, viewerId, id))?.self ?? null;
}
