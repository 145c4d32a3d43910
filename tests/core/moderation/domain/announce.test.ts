import { expect, test } from 'vitest';
import type { ModerationChange } from '#core/moderation/changes.ts';
import { announce } from '#core/moderation/domain/announce.ts';
import { MODERATION_ACTIONS } from '#core/moderation/domain/moderation-entry.ts';
import type { NoticeContent } from '#core/moderation/domain/notice.ts';
import { toMemberId, toNoticeId } from '#tests/support/ids.ts';
import { toModerationWords } from '#tests/support/texts.ts';

const AT = '2026-03-01T10:00:00.000Z';
const WORDS = toModerationWords('Please stop.');
const NOTHING = { until: null, reason: null, words: null };

function giveNotice(
  memberId: number,
  content: NoticeContent = { kind: 'report_answered', name: 'Ben', outcome: 'no_action' },
): ModerationChange {
  const record = { at: AT, actor: 'operator', reportId: null } as const;
  return { type: 'add_notice', notice: { ...record, memberId: toMemberId(memberId), content } };
}

const letter = (kind: string, memberId = 3) => ({
  type: 'queue_letter',
  queued: { letter: { kind, memberId }, key: `${kind}:${memberId}`, dueAt: AT },
});

test('everyone who is given a notice learns of it, and nobody else', () => {
  const others = [{ type: 'put_standing' }, { type: 'end_sessions' }];
  const changes = [...others, giveNotice(3), giveNotice(5)];
  expect(announce(changes)).toEqual({
    changes: [...changes, letter('report_answered', 3), letter('report_answered', 5)],
    events: [
      { type: 'notice_added', memberIds: [3] },
      { type: 'notice_added', memberIds: [5] },
    ],
  });
  expect(announce(others)).toEqual({ changes: others, events: [] });
});

test.each<[NoticeContent, string[]]>([
  [{ kind: 'warn', ...NOTHING }, ['decision']],
  [{ kind: 'suspend', ...NOTHING, until: '2026-04-01T00:00:00.000Z' }, ['decision']],
  [{ kind: 'remove', ...NOTHING }, ['decision']],
  [{ kind: 'unlist', ...NOTHING }, ['decision']],
  [{ kind: 'stop_requests', ...NOTHING }, ['decision']],
  [{ kind: 'measure_ended', measure: 'restore', words: null }, ['decision']],
  [
    { kind: 'appeal_answered', noticeId: toNoticeId(1), outcome: 'upheld', words: WORDS },
    ['decision'],
  ],
  [{ kind: 'report_answered', name: 'Ben', outcome: 'acted' }, ['report_answered']],
  // It comes with letters of its own, to every address of the account.
  [{ kind: 'recovery_begun', until: AT }, []],
])('the notice $kind comes with the letters %s', (content, kinds) => {
  const change = giveNotice(3, content);
  expect(announce([change]).changes).toEqual([change, ...kinds.map((kind) => letter(kind))]);
});

test('of what is only in the log, those who waited for approval get a letter', () => {
  const told = MODERATION_ACTIONS.flatMap((action) => {
    const record = { at: AT, actor: 'operator', memberId: toMemberId(3), reportId: null } as const;
    const entry = { ...record, action, ...NOTHING };
    return announce([{ type: 'add_moderation_entry', entry } as const]).changes.slice(1);
  });
  expect(told).toEqual([letter('registration_approved'), letter('registration_declined')]);
});
