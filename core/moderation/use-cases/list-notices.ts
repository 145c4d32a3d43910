import { encodeCursor } from '#core/kernel/cursor.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { cutPage, type Page } from '#core/kernel/page.ts';
import type { Notice } from '#core/moderation/domain/notice.ts';
import type { NoticeRepository } from '#core/moderation/ports/notice-repository.ts';

export type ListNotices = (input: {
  readonly callerId: MemberId;
  readonly before: number | null;
  readonly limit: number;
}) => Promise<Page<Notice>>;

/** What the caller was told, newest first. */
export function makeListNotices({
  notices,
}: {
  readonly notices: Pick<NoticeRepository, 'listOf'>;
}): ListNotices {
  return async ({ callerId, before, limit }) => {
    const listed = await notices.listOf(callerId, { before, limit: limit + 1 });
    const { items, hasMore } = cutPage(listed, limit);
    const last = items.at(-1);
    return { items, next: hasMore && last ? encodeCursor('notices', [last.id]) : null };
  };
}
