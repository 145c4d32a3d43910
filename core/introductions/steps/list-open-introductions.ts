import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import { isOver, type Introduction } from '#core/introductions/domain/introduction.ts';
import type { OpenIntroduction } from '#core/introductions/domain/seen-introduction.ts';
import { isKnownSince } from '#core/introductions/domain/may-meet.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { findVisibleMember, type VisibleMembers } from '#core/members/steps/find-visible-member.ts';

/**
 * The introductions that a member has made and that are still open: not withdrawn, not over, and both are still the member's
 * connections. Nothing between the two is read, so nothing of it shows.
 */
export async function listOpenIntroductions(
  sources: VisibleMembers & { readonly connections: Pick<ConnectionRepository, 'findBetween'> },
  introducerId: MemberId,
  made: readonly Introduction[],
  at: string,
): Promise<readonly OpenIntroduction[]> {
  const found = await Promise.all(
    made
      .filter((one) => !one.isWithdrawn && !isOver(one, at))
      .map(async (introduction) => {
        const [one, other] = await Promise.all(
          introduction.sides.map(async ({ memberId }) => {
            const connection = await sources.connections.findBetween(introducerId, memberId);
            const self = await findVisibleMember(sources, introducerId, memberId);
            return isKnownSince(connection, introduction) ? self : null;
          }),
        );
        return one && other ? { introduction, members: [one, other] as const } : null;
      }),
  );
  return found.filter((one) => one !== null);
}
