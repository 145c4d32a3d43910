import type { MemberId } from '#core/kernel/ids.ts';
import type { VisibleMembers } from '#core/members/steps/find-visible-member.ts';
import { sightOf } from '#core/safety/domain/visibility.ts';
import {
  otherParty,
  toOtherParty,
  type OtherParty,
  type Pair,
} from '#core/connections/domain/connection.ts';

/**
 * The other side of a connection, as far as the caller may know of them, if the caller is a party. Everything is
 * read in any case, so that a member who is hidden takes as long as one who never existed.
 */
export async function findOtherParty(
  { members, safety }: VisibleMembers,
  connection: Pair,
  callerId: MemberId,
): Promise<OtherParty | null> {
  const otherId = otherParty(connection, callerId);
  if (otherId === null) return null;
  const [self, relation] = await Promise.all([
    members.findById(otherId),
    safety.relate(callerId, otherId),
  ]);
  return toOtherParty(sightOf(relation), relation.standing, self);
}
