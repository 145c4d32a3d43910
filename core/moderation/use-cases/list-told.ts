import type { Told } from '#core/connections/domain/connection-overview.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { MOST_UNREAD } from '#core/moderation/domain/notice.ts';
import { toldBy } from '#core/moderation/domain/told.ts';
import type { NoticeRepository } from '#core/moderation/ports/notice-repository.ts';

export type ListTold = (memberId: MemberId) => Promise<readonly Told[]>;

/** What the member was told and has not opened, in kinds. */
export function makeListTold({
  notices,
}: {
  readonly notices: Pick<NoticeRepository, 'listUnread'>;
}): ListTold {
  return async (memberId) =>
    toldBy((await notices.listUnread(memberId, MOST_UNREAD)).map(({ content }) => content));
}
