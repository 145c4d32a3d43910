import type { Clock } from '#core/kernel/clock.ts';
import type { Commit } from '#core/kernel/commit.ts';
import type { MemberId, NoticeId } from '#core/kernel/ids.ts';
import type { ModerationChange } from '#core/moderation/changes.ts';
import { MOST_UNREAD } from '#core/moderation/domain/notice.ts';
import type { NoticeRepository } from '#core/moderation/ports/notice-repository.ts';

export type ReadNotices = (input: {
  readonly callerId: MemberId;
  readonly ids: readonly NoticeId[];
}) => Promise<void>;

/** Notes that the caller has opened notices; others' are left alone, and again changes nothing. */
export function makeReadNotices({
  notices,
  commit,
  clock,
}: {
  readonly notices: Pick<NoticeRepository, 'listUnread'>;
  readonly commit: Commit<ModerationChange, never>;
  readonly clock: Clock;
}): ReadNotices {
  return async ({ callerId, ids }) => {
    const unread = await notices.listUnread(callerId, MOST_UNREAD);
    const at = clock.now();
    const changes = unread
      .filter(({ id }) => ids.includes(id))
      .map(({ id }) => ({ type: 'read_notice', id, at }) as const);
    if (changes.length > 0) await commit({ changes, events: [], actorId: null, at });
  };
}
