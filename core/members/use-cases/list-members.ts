import type { Member } from '#core/members/domain/member.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import type { MemberRepository } from '#core/members/member-repository.ts';
import { cutPage, type Page } from '#core/kernel/page.ts';

export type ListMembers = (input: {
  readonly after: number;
  readonly limit: number;
}) => Promise<Page<Member>>;

/** Everyone, by id, the caller included. */
export function makeListMembers(deps: { readonly members: MemberRepository }): ListMembers {
  return async ({ after, limit }) => {
    const { items, hasMore } = cutPage(await deps.members.list({ after, limit: limit + 1 }), limit);
    const last = items.at(-1);
    return { items, next: hasMore && last ? encodeCursor('members', [last.id]) : null };
  };
}
