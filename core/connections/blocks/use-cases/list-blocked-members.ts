import type { MemberId } from '#core/kernel/ids.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import type { BlockedMember } from '#core/connections/blocks/domain/blocked-member.ts';
import { cutPage, type Page } from '#core/kernel/page.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

export type ListBlockedMembers = (input: {
  readonly callerId: MemberId;
  readonly before: number | null;
  readonly limit: number;
}) => Promise<Page<BlockedMember>>;

/** The members whom the caller blocks, by the names that they knew them by then, highest id first. */
export function makeListBlockedMembers({
  members,
  safety,
}: {
  readonly members: Pick<MemberRepository, 'findByIds'>;
  readonly safety: Pick<SafetyRepository, 'listBlockedBy'>;
}): ListBlockedMembers {
  return async ({ callerId, before, limit }) => {
    const blocks = await safety.listBlockedBy(callerId, { before, limit: limit + 1 });
    const { items, hasMore } = cutPage(blocks, limit);
    const selves = await members.findByIds(items.map(({ memberId }) => memberId));
    const last = items.at(-1);
    return {
      items: items.flatMap(({ memberId: id, name, blockedAt }) =>
        selves.has(id) ? [{ id, name, blockedAt }] : [],
      ),
      next: hasMore && last ? encodeCursor('blocks', [last.memberId]) : null,
    };
  };
}
