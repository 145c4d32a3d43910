import type { AppealedNotice } from '#core/moderation/desk/domain/decide-appeal.ts';
import { isAppealed } from '#core/moderation/desk/domain/decide-appeal.ts';
import { moderatorOf, type Names } from '#core/moderation/desk/domain/people.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { cutPage, type Page } from '#core/kernel/page.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { NoticeRepository } from '#core/moderation/ports/notice-repository.ts';
import { namePeople } from './name-people.ts';

export type ListDeskAppeals = (input: {
  readonly callerId: MemberId;
  readonly after: number;
  readonly limit: number;
}) => Promise<Page<AppealedNotice> & { readonly names: Names }>;

/** The appeals that wait for an answer and do not concern the moderator, oldest first. */
export function makeListDeskAppeals({
  notices,
  members,
}: {
  readonly notices: Pick<NoticeRepository, 'listAppealed'>;
  readonly members: Pick<MemberRepository, 'findByIds'>;
}): ListDeskAppeals {
  return async ({ callerId: viewerId, after, limit }) => {
    const appealed = await notices.listAppealed({ viewerId, after, limit: limit + 1 });
    const { items: cut, hasMore } = cutPage(appealed, limit);
    const items = cut.filter(isAppealed);
    const last = items.at(-1);
    const people = items.flatMap(({ memberId, actor }) => [memberId, moderatorOf(actor)]);
    return {
      items,
      next: hasMore && last ? encodeCursor('desk-appeals', [last.id]) : null,
      names: await namePeople(members, people),
    };
  };
}
