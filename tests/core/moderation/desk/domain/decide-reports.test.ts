import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decideReports,
  type DeskChange,
  type ReportsCase,
} from '#core/moderation/desk/domain/decide-reports.ts';
import {
  SIMPLE_MEASURES,
  type ReportDecision,
} from '#core/moderation/desk/domain/report-decision.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { UNHANDLED, type Handling } from '#core/moderation/reports/domain/report.ts';
import { usualStanding } from '#core/safety/domain/standing.ts';
import { toMemberId, toReportId } from '#tests/support/ids.ts';
import { toModerationWords } from '#tests/support/texts.ts';

const [ROSA, STEVE] = [toMemberId(1), toMemberId(2)];
const MODERATORS = [toMemberId(3), toMemberId(4), toMemberId(5)];
const WORDS = toModerationWords('Please read the guidelines.');
const START = Date.parse('2026-03-01T10:00:00.000Z');

const REPORT = {
  id: toReportId(7),
  reporterId: ROSA,
  aboutId: STEVE,
  aboutName: 'Steve',
  reason: 'money',
  words: null,
  createdAt: '2026-02-28T10:00:00.000Z',
} as const;

const anyDecision: fc.Arbitrary<ReportDecision> = fc.oneof(
  fc.constant({ measure: 'dismiss', words: null } as const),
  fc.constantFrom(...SIMPLE_MEASURES).map((measure) => {
    return { measure, reason: 'money', words: WORDS } as const;
  }),
);
const anyMade = fc.record({ by: fc.constantFrom(...MODERATORS), decision: anyDecision });

const isOf =
  (type: DeskChange['type']) =>
  (change: DeskChange): boolean =>
    change.type === type;

/** What a row of decisions about one report stores, each upon what the one before left. */
function decideAll(
  made: readonly { readonly by: MemberId; readonly decision: ReportDecision }[],
  moderatorIds: readonly MemberId[],
) {
  let handling: Handling = UNHANDLED;
  let standing = usualStanding(STEVE);
  const stored = made.flatMap(({ by, decision }, place): readonly DeskChange[] => {
    const upon: ReportsCase = {
      reports: [{ value: { ...REPORT, handling }, version: 1 }],
      standing: { value: standing, version: 0 },
      reporterIds: new Set([ROSA]),
      moderatorIds,
    };
    const at = new Date(START + place).toISOString();
    const decided = decideReports(upon, { by, at, decision });
    if (!decided.ok) return [];
    handling = decided.value.reports[0].handling;
    for (const change of decided.value.changes) {
      if (change.type === 'put_standing') standing = change.standing;
    }
    return decided.value.changes;
  });
  return { stored, handling, standing };
}

const anyHistory = fc.array(anyMade, { minLength: 1, maxLength: 6 });

test('whoever decides what, a report is answered once, and its reporter told once', () => {
  fc.assert(
    fc.property(anyHistory, fc.subarray(MODERATORS), (made, moderatorIds) => {
      const { stored, handling } = decideAll(made, moderatorIds);
      const told = stored.filter(
        (change) => change.type === 'add_notice' && change.notice.memberId === ROSA,
      );
      expect(told).toHaveLength(handling.state === 'answered' ? 1 : 0);
    }),
  );
});

test('every change of how a report is handled has its entry in the log', () => {
  fc.assert(
    fc.property(anyHistory, (made) => {
      const { stored } = decideAll(made, MODERATORS);
      const entries = stored.filter(isOf('add_moderation_entry'));
      expect(entries).toHaveLength(stored.filter(isOf('put_report')).length);
      expect(entries.length).toBeGreaterThan(0);
    }),
  );
});

test('nobody is removed whom not two of several moderators would remove, one after the other', () => {
  fc.assert(
    fc.property(anyHistory, (made) => {
      const { stored, standing } = decideAll(made, MODERATORS);
      const removals = stored.flatMap((change) =>
        change.type === 'add_moderation_entry' &&
        ['propose_removal', 'remove'].includes(change.entry.action)
          ? [[change.entry.action, change.entry.actor]]
          : [],
      );
      const [proposed, removed, ...others] = removals;
      const wereTwo =
        proposed?.[0] === 'propose_removal' &&
        removed?.[0] === 'remove' &&
        others.length === 0 &&
        proposed[1] !== removed[1];
      expect(standing.account.status !== 'removed' || wereTwo).toBe(true);
    }),
  );
});

test('moderators dismiss reports about an operator, and take no measure about one', () => {
  fc.assert(
    fc.property(anyMade, fc.subarray(MODERATORS), ({ by, decision }, moderatorIds) => {
      const upon: ReportsCase = {
        reports: [{ value: { ...REPORT, handling: UNHANDLED }, version: 1 }],
        standing: { value: { ...usualStanding(STEVE), role: 'operator' }, version: 0 },
        reporterIds: new Set([ROSA]),
        moderatorIds,
      };
      const decided = decideReports(upon, { by, at: new Date(START).toISOString(), decision });
      expect(decided).toMatchObject(
        decision.measure === 'dismiss'
          ? { ok: true }
          : { ok: false, refusal: { code: 'about_operator' } },
      );
    }),
  );
});

/** What is decided upon reports with those handlings, about a member of that standing. */
function decideOnce(
  handlings: readonly [Handling, ...Handling[]],
  decision: ReportDecision,
  upon: Partial<Pick<ReportsCase, 'standing' | 'reporterIds'>> = {},
) {
  const [first, ...others] = handlings.map((handling, place) => {
    const id = toReportId(7 + place);
    return { value: { ...REPORT, id, handling }, version: 1 };
  });
  const standing = { value: usualStanding(STEVE), version: 0 };
  const reporterIds = new Set([ROSA]);
  const at = new Date(START).toISOString();
  return decideReports(
    { reports: [first!, ...others], standing, reporterIds, moderatorIds: MODERATORS, ...upon },
    { by: MODERATORS[0]!, at, decision },
  );
}

const REMOVE = { measure: 'remove', reason: 'money', words: WORDS } as const;

test('who was removed already is removed no second time, and those who reported them were right', () => {
  const removed = { ...usualStanding(STEVE), account: { status: 'removed' } as const };
  const decided = decideOnce([UNHANDLED], REMOVE, { standing: { value: removed, version: 0 } });
  if (!decided.ok) throw new Error('The reports were not answered.');
  expect(decided.value.changes).toMatchObject([
    { type: 'put_report', handling: { state: 'answered', decision: { outcome: 'acted' } } },
    { type: 'add_moderation_entry', entry: { action: 'remove', reason: 'money' } },
    { type: 'add_notice', notice: { memberId: ROSA, content: { outcome: 'acted' } } },
  ]);
});

test('a reporter who is gone gets no notice', () => {
  const decided = decideOnce(
    [UNHANDLED],
    { measure: 'dismiss', words: null },
    {
      reporterIds: new Set(),
    },
  );
  if (!decided.ok) throw new Error('The reports were not answered.');
  expect(decided.value.changes).toMatchObject([
    { type: 'put_report', handling: { state: 'answered', decision: { outcome: 'no_action' } } },
    { type: 'add_moderation_entry', entry: { action: 'dismiss', reason: null } },
  ]);
  expect(decided.value.changes).toHaveLength(2);
});

test('the same moderator proposes a removal again only where there is another report', () => {
  const proposal = { by: MODERATORS[0]!, at: new Date(START).toISOString() };
  const proposed = { state: 'open', claim: null, proposal } as const;
  expect(decideOnce([proposed, proposed], REMOVE)).toEqual({
    ok: false,
    refusal: { code: 'second_moderator_needed' },
  });
  expect(decideOnce([proposed, UNHANDLED], REMOVE)).toMatchObject({
    ok: true,
    value: { reports: [{ handling: { proposal } }, { handling: { proposal } }] },
  });
});
