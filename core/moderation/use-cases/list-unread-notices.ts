import type { MemberId } from '#core/kernel/ids.ts';
import { MOST_UNREAD, type Notice } from '#core/moderation/domain/notice.ts';
import type { NoticeRepository } from '#core/moderation/ports/notice-repository.ts';

export type ListUnreadNotices = (callerId: MemberId) => Promise<readonly Notice[]>;

/** What the caller was told and has not opened, newest first. */
export function makeListUnreadNotices({
  notices,
}: {
  readonly notices: Pick<NoticeRepository, 'listUnread'>;
}): ListUnreadNotices {
  return (callerId) => notices.listUnread(callerId, MOST_UNREAD);
}
