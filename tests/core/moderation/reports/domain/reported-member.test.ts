import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeInQueue, readPlaceInQueue } from '#core/moderation/desk/domain/queue-cursor.ts';
import { isAnsweredBy, UNHANDLED, type Report } from '#core/moderation/reports/domain/report.ts';
import { compareInQueue, REPORT_REASONS } from '#core/moderation/reports/domain/report-reason.ts';
import { groupByMember } from '#core/moderation/reports/domain/reported-member.ts';
import { anyTime } from '#tests/support/arbitraries.ts';
import { toMemberId, toReportId } from '#tests/support/ids.ts';

const by = { by: toMemberId(9), at: '2026-03-02T10:00:00.000Z' };
const anyId = fc.integer({ min: 1, max: 3 });

const anyReports: fc.Arbitrary<Report[]> = fc
  .array(
    fc.record({
      reporterId: anyId.map(toMemberId),
      aboutId: anyId.map(toMemberId),
      aboutName: fc.constant('Steve'),
      reason: fc.constantFrom(...REPORT_REASONS),
      words: fc.constant(null),
      createdAt: anyTime,
      handling: fc.constantFrom(
        UNHANDLED,
        { ...UNHANDLED, claim: by },
        { ...UNHANDLED, proposal: by },
      ),
    }),
    { maxLength: 12 },
  )
  .map((reports) => reports.map((report, place) => ({ id: toReportId(place + 1), ...report })));

test('each member has one place, that of their first report, and all of theirs are counted there', () => {
  fc.assert(
    fc.property(anyReports, (reports) => {
      const groups = groupByMember(reports);
      const inOrder = reports.toSorted(compareInQueue);
      const firsts = inOrder.filter(
        ({ aboutId }, place) => inOrder.findIndex((one) => one.aboutId === aboutId) === place,
      );
      expect(groups.map(({ first }) => first)).toEqual(firsts);
      for (const { first, ...counts } of groups) {
        const theirs = reports.filter(({ aboutId }) => aboutId === first.aboutId);
        const isProposed = ({ handling }: Report) =>
          handling.state === 'open' && handling.proposal !== null;
        expect(counts).toEqual({
          open: theirs.length,
          taken: theirs.filter(({ handling }) => handling.claim !== null).length,
          proposed: theirs.filter(isProposed).length,
          oldestAt: theirs.map(({ createdAt }) => createdAt).toSorted()[0],
        });
      }
    }),
  );
});

test('a place in the queue is read back, and in no other list', () => {
  fc.assert(
    fc.property(fc.constantFrom(...REPORT_REASONS), fc.nat(), (reason, id) => {
      const cursor = placeInQueue('desk-reports', { reason, id });
      expect(readPlaceInQueue('desk-reports', cursor)).toEqual({ reason, id });
      expect(readPlaceInQueue('desk-reported-members', cursor)).toBeNull();
    }),
  );
  expect(readPlaceInQueue('desk-reports', 'something else')).toBeNull();
});

test('a measure answers its report, and those about the member that were answered with it', () => {
  const [REPORT, MEMBER, AT] = [toReportId(7), toMemberId(2), by.at];
  const decision = { ...by, outcome: 'acted', words: null } as const;
  const answered = { state: 'answered', claim: null, decision } as const;
  const report = { id: toReportId(8), aboutId: MEMBER, handling: answered };
  const decided = { reportId: REPORT, memberId: MEMBER, at: AT };
  expect(isAnsweredBy({ ...report, id: REPORT, handling: UNHANDLED }, decided)).toBe(true);
  expect(isAnsweredBy(report, decided)).toBe(true);
  expect(isAnsweredBy({ ...report, aboutId: toMemberId(3) }, decided)).toBe(false);
  expect(isAnsweredBy(report, { ...decided, at: '2026-03-03T10:00:00.000Z' })).toBe(false);
  expect(isAnsweredBy({ ...report, handling: UNHANDLED }, decided)).toBe(false);
  expect(isAnsweredBy(report, { ...decided, reportId: null })).toBe(false);
});
