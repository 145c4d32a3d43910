import { encodeCursor } from '#core/kernel/cursor.ts';
import { cutPage, type Page } from '#core/kernel/page.ts';
import { toMemberWithPhotos, type Member } from '#core/members/domain/member.ts';
import type { ModerationRepository } from '#core/moderation/ports/moderation-repository.ts';

export type ListDeskRegistrations = (page: {
  readonly after: number;
  readonly limit: number;
}) => Promise<Page<Member>>;

/** The new members who wait for approval, as others would see them, longest wait first. */
export function makeListDeskRegistrations({
  moderation,
}: {
  readonly moderation: Pick<ModerationRepository, 'listAwaitingApproval'>;
}): ListDeskRegistrations {
  return async ({ after, limit }) => {
    const waiting = await moderation.listAwaitingApproval({ after, limit: limit + 1 });
    const { items, hasMore } = cutPage(waiting, limit);
    const last = items.at(-1);
    return {
      items: items.map(({ self }) => toMemberWithPhotos(self)),
      next: hasMore && last ? encodeCursor('desk-registrations', [last.self.id]) : null,
    };
  };
}
