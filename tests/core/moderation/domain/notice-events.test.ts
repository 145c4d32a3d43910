import { expect, test } from 'vitest';
import type { ModerationChange } from '#core/moderation/changes.ts';
import { noticeEventsOf } from '#core/moderation/domain/notice-events.ts';
import { toMemberId } from '#tests/support/ids.ts';

const AT = '2026-03-01T10:00:00.000Z';

function giveNotice(memberId: number): ModerationChange {
  const content = { kind: 'report_answered', name: 'Ben', outcome: 'no_action' } as const;
  const notice = { memberId: toMemberId(memberId), at: AT, actor: 'operator', reportId: null };
  return { type: 'add_notice', notice: { ...notice, content } as const } as ModerationChange;
}

test('everyone who is given a notice learns of it, and nobody else', () => {
  const others = [{ type: 'put_standing' }, { type: 'end_sessions' }];
  expect(noticeEventsOf([...others, giveNotice(3), giveNotice(5)])).toEqual([
    { type: 'notice_added', memberIds: [3] },
    { type: 'notice_added', memberIds: [5] },
  ]);
  expect(noticeEventsOf(others)).toEqual([]);
});
