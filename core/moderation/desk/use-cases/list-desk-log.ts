import { moderatorOf, type Names } from '#core/moderation/desk/domain/people.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { cutPage, type Page } from '#core/kernel/page.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { ModerationEntry } from '#core/moderation/domain/moderation-entry.ts';
import type { ModerationRepository } from '#core/moderation/ports/moderation-repository.ts';
import { namePeople } from './name-people.ts';

export type ListDeskLog = (input: {
  readonly callerId: MemberId;
  readonly memberId: MemberId | null;
  readonly before: number | null;
  readonly limit: number;
}) => Promise<Page<ModerationEntry> & { readonly names: Names }>;

/** What was decided about members, newest first, without what concerns the moderator. */
export function makeListDeskLog({
  moderation,
  members,
}: {
  readonly moderation: Pick<ModerationRepository, 'listEntries'>;
  readonly members: Pick<MemberRepository, 'findByIds'>;
}): ListDeskLog {
  return async ({ callerId: viewerId, memberId, before, limit }) => {
    const entries = await moderation.listEntries({ viewerId, memberId, before, limit: limit + 1 });
    const { items, hasMore } = cutPage(entries, limit);
    const last = items.at(-1);
    const people = items.flatMap((entry) => [entry.memberId, moderatorOf(entry.actor)]);
    return {
      items,
      next: hasMore && last ? encodeCursor('desk-log', [last.id]) : null,
      names: await namePeople(members, people),
    };
  };
}
