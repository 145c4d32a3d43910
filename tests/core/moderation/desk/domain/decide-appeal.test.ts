import { describe, expect, test } from 'vitest';
import {
  decideAppeal,
  mayDecide,
  type AppealedNotice,
} from '#core/moderation/desk/domain/decide-appeal.ts';
import { NOTICE_KINDS, type MeasureContent } from '#core/moderation/domain/notice.ts';
import { usualStanding, type Standing } from '#core/safety/domain/standing.ts';
import { toMemberId, toNoticeId, toReportId } from '#tests/support/ids.ts';
import { toModerationWords } from '#tests/support/texts.ts';

const [STEVE, ONE, OTHER] = [toMemberId(2), toMemberId(3), toMemberId(4)];
const AT = '2026-03-01T10:00:00.000Z';
const UNTIL = '2026-04-01T10:00:00.000Z';
const WORDS = toModerationWords('We looked again.');

const noticeOf = (kind: MeasureContent['kind']): AppealedNotice => ({
  id: toNoticeId(5),
  memberId: STEVE,
  at: '2026-02-01T10:00:00.000Z',
  actor: ONE,
  reportId: toReportId(7),
  content: { kind, until: kind === 'suspend' ? UNTIL : null, reason: 'money', words: WORDS },
  readAt: null,
  appeal: { words: WORDS, at: '2026-02-02T10:00:00.000Z', answer: null },
});

/** The standings that the measures lead to. */
const IN_FORCE: Readonly<Record<(typeof NOTICE_KINDS)[number], Partial<Standing>>> = {
  suspend: { account: { status: 'suspended', until: UNTIL } },
  remove: { account: { status: 'removed' } },
  unlist: { isListed: false },
  stop_requests: { mayAsk: false },
  warn: {},
};

function decide(
  kind: MeasureContent['kind'],
  outcome: 'upheld' | 'reversed',
  standing: Partial<Standing>,
) {
  const upon = {
    notice: { value: noticeOf(kind), version: 4 },
    standing: { value: { ...usualStanding(STEVE), ...standing }, version: 9 },
  };
  return decideAppeal(upon, { by: OTHER, at: AT, outcome, words: WORDS });
}

/** The actions of which the log has an entry, and the standing that is stored, if there is one. */
function storedBy(...made: Parameters<typeof decide>) {
  const decided = decide(...made);
  if (!decided.ok) throw new Error('The appeal was not answered.');
  const { changes, notice } = decided.value;
  expect(notice.appeal.answer).toEqual({ by: OTHER, at: AT, outcome: made[1], words: WORDS });
  expect(changes[0]).toEqual({ type: 'put_appeal', notice, version: 4 });
  expect(changes.at(-1)).toMatchObject({ type: 'add_notice', notice: { memberId: STEVE } });
  return {
    actions: changes.flatMap((change) =>
      change.type === 'add_moderation_entry' ? [change.entry.action] : [],
    ),
    standing: changes.flatMap((change) =>
      change.type === 'put_standing' ? [change.standing] : [],
    )[0],
  };
}

describe('an appeal that is reversed', () => {
  test.each([
    ['suspend', 'lift'],
    ['remove', 'restore'],
    ['unlist', 'list'],
    ['stop_requests', 'allow_requests'],
  ] as const)('ends what is in force: %s', (kind, action) => {
    const { actions, standing } = storedBy(kind, 'reversed', IN_FORCE[kind]);
    expect(actions).toEqual(['reverse', action]);
    expect(standing).toEqual(usualStanding(STEVE));
  });

  test.each<[string, MeasureContent['kind'], Partial<Standing>]>([
    ['a suspension that was lifted', 'suspend', {}],
    ['a suspension with another end', 'suspend', { account: { status: 'suspended', until: AT } }],
    ['a suspension before a removal', 'suspend', IN_FORCE.remove],
    ['a removal that was restored', 'remove', {}],
    ['a removal, where nothing is left', 'remove', { account: { status: 'deleted' } }],
    ['what is listed again', 'unlist', {}],
    ['what may be asked again', 'stop_requests', {}],
    ['a warning', 'warn', {}],
  ])('ends nothing that is over: %s', (_which, kind, standing) => {
    expect(storedBy(kind, 'reversed', standing)).toEqual({ actions: ['reverse'] });
  });
});

test('an appeal that is upheld ends nothing', () => {
  for (const kind of NOTICE_KINDS) {
    expect(storedBy(kind, 'upheld', IN_FORCE[kind])).toEqual({ actions: ['uphold'] });
  }
});

test('nobody answers against their own decision but the operator, and nobody twice', () => {
  expect([ONE, OTHER, 'operator' as const].map((by) => mayDecide(noticeOf('warn'), by))).toEqual([
    false,
    true,
    true,
  ]);
  const upon = {
    notice: { value: noticeOf('warn'), version: 1 },
    standing: { value: usualStanding(STEVE), version: 1 },
  };
  const made = { by: ONE, at: AT, outcome: 'upheld', words: WORDS } as const;
  expect(decideAppeal(upon, made)).toEqual({ ok: false, refusal: { code: 'own_decision' } });
  const first = decideAppeal(upon, { ...made, by: OTHER });
  if (!first.ok) throw new Error('The appeal was not answered.');
  const answered = { ...upon, notice: { value: first.value.notice, version: 2 } };
  expect(decideAppeal(answered, { ...made, by: OTHER })).toEqual({
    ok: false,
    refusal: { code: 'appeal_already_answered' },
  });
});
