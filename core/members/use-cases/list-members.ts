import type { MemberId } from '#core/kernel/ids.ts';
import type { Member } from '#core/members/domain/member.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import { cutPage, type Page } from '#core/kernel/page.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

export type ListMembers = (input: {
  readonly callerId: MemberId;
  readonly after: number;
  readonly limit: number;
}) => Promise<Page<Member>>;

/** Everyone whom the caller may know of, by id, the caller included. */
export function makeListMembers({
  members,
  safety,
}: {
  readonly members: MemberRepository;
  readonly safety: SafetyRepository;
}): ListMembers {
  return async ({ callerId, after, limit }) => {
    const blocked = new Set(await safety.blockedIds(callerId));
    const shown: Member[] = [];
    let start: number | null = after;
    // A short page would tell that someone is left out.
    while (start !== null && shown.length <= limit) {
      const page = { viewerId: callerId, after: start, limit: limit + 1 };
      const read: readonly Member[] = await members.list(page);
      shown.push(...read.filter(({ id }) => !blocked.has(id)));
      start = read.length > limit ? (read.at(-1)?.id ?? null) : null;
    }
    const { items, hasMore } = cutPage(shown, limit);
    const last = items.at(-1);
    return { items, next: hasMore && last ? encodeCursor('members', [last.id]) : null };
  };
}
