import { beforeEach, describe, expect, test } from 'vitest';
import { toMember, type Self } from '#core/members/domain/member.ts';
import type { MemberId, ReportId } from '#core/kernel/ids.ts';
import type { ReportReason } from '#core/moderation/reports/domain/report-reason.ts';
import { REPORT_REASONS } from '#core/moderation/reports/domain/report-reason.ts';
import type { Handling, Report } from '#core/moderation/reports/domain/report.ts';
import { makeFileReport } from '#core/moderation/reports/use-cases/file-report.ts';
import type { Storage } from '#core/storage.ts';
import { toReportId } from '#tests/support/ids.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import {
  messageFrom,
  reportBy,
  storeConnection,
  storeMembers,
  storeMessage,
} from '#tests/support/stored-records.ts';
import { createReport, handleReport, storeStanding, updateMember } from '#tests/support/writes.ts';

const OPEN = { state: 'open', claim: null, proposal: null } as const;
const LONG_AFTER = '2999-01-01T00:00:00.000Z';
const HOUR = 60 * 60 * 1000;
const ALL = { before: null, limit: 100 } as const;

/** What `ReportRepository` promises, and `ReportChange`. */
export function describeReports(current: () => Storage): void {
  let rosa: Self;
  let daniel: Self;
  let moderator: Self;

  const file = (reason: ReportReason = 'other', [by, about] = [rosa, daniel]) =>
    createReport(current(), reportBy(by.id, about, { reason }));
  const idsOf = (reports: readonly Report[]) => reports.map(({ id }) => id);
  const answeredBy = ({ id: by }: Self): Handling => ({
    state: 'answered',
    claim: { by, at: '2026-03-12T10:00:00.123Z' },
    decision: { by, at: '2026-03-13T10:00:00.456Z', outcome: 'acted', words: 'Suspended.' },
  });

  describe('reports', () => {
    beforeEach(async () => {
      [rosa, daniel, moderator] = (await storeMembers(current(), 3)) as [Self, Self, Self];
    });

    test('are loaded with the evidence, as it was when they were filed', async () => {
      const connection = await storeConnection(current(), rosa.id, daniel.id);
      const { id: messageId } = await storeMessage(current(), daniel.id, connection);
      const { senderId, content, createdAt } = messageFrom(daniel.id, connection, 'Pay "me" \\ 🐝');
      const evidence = {
        profile: toMember(daniel),
        messages: [{ id: messageId, senderId, content, createdAt, attachments: [], earlier: [] }],
        note: { senderId: daniel.id, content: 'May I "ask" you\nsomething? 🐝' },
        introductions: ['You both keep "bees".\n🐝', 'He sings.'],
      };
      const filed = reportBy(rosa.id, daniel, { words: 'He asked\nfor money.', evidence });
      const id = await createReport(current(), filed);
      await updateMember(current(), daniel.id, { name: 'Another name', bio: 'Harmless' });
      expect(await current().reports.load(id)).toEqual({
        value: { ...filed, id, aboutName: daniel.name, handling: OPEN },
        version: 1,
      });
      expect(await current().reports.load(toReportId(id + 1))).toBeNull();
    });

    test('keep that no words were said and no messages attached', async () => {
      const id = await file();
      expect(await current().reports.load(id)).toMatchObject({
        value: { words: null, evidence: { messages: null, note: null } },
      });
    });

    test('call moderators with a letter each, stored with them, and keep their own ids', async () => {
      await storeStanding(current(), moderator.id, { role: 'moderator' });
      const fileReport = makeFileReport({ ...current(), clock: createSettableClock() });
      const draft = { words: null, attachMessages: false } as const;
      const ids: number[] = [];
      for (const [reason, block] of [
        ['danger', false],
        ['under_18', true],
      ] as const) {
        const about = { callerId: rosa.id, memberId: daniel.id, reason, block };
        const answer = await fileReport({ ...draft, ...about });
        if (answer.ok) ids.unshift(answer.value.id);
      }
      expect(ids).toHaveLength(2);
      expect(idsOf(await current().reports.listBy(rosa.id, ALL))).toEqual(ids);
      const page = { now: LONG_AFTER, until: LONG_AFTER, limit: 10 };
      expect(await current().outbox.hold(page)).toMatchObject([
        { letter: { kind: 'urgent_report', memberId: moderator.id } },
        { letter: { kind: 'reports_waiting', memberId: moderator.id } },
      ]);
    });

    test('are listed page by page for the one who filed them, newest first, without evidence', async () => {
      const ids = [await file(), await file('money'), await file()];
      await file('danger', [daniel, rosa]);
      const { reports } = current();
      const listed = await reports.listBy(rosa.id, { before: null, limit: 2 });
      expect(idsOf(listed)).toEqual([ids[2], ids[1]]);
      expect(idsOf(await reports.listBy(rosa.id, { before: ids[1]!, limit: 2 }))).toEqual([ids[0]]);
      expect(await reports.listBy(moderator.id, ALL)).toEqual([]);
      const { evidence: _evidence, ...report } = reportBy(rosa.id, daniel, { reason: 'money' });
      const [, second] = listed;
      expect(second).toEqual({ ...report, id: ids[1], aboutName: daniel.name, handling: OPEN });
    });

    test('are listed page by page for the one whom they are about', async () => {
      const ids = [await file(), await file('money', [moderator, daniel]), await file()];
      await file('danger', [daniel, rosa]);
      const { reports } = current();
      expect(idsOf(await reports.listAbout(daniel.id, ALL))).toEqual(ids.toReversed());
      expect(idsOf(await reports.listAbout(daniel.id, { before: ids[2]!, limit: 1 }))).toEqual([
        ids[1],
      ]);
      expect(await reports.listAbout(moderator.id, ALL)).toEqual([]);
    });

    test('wait in the order of their gravity and then of their age', async () => {
      const filed: { readonly id: ReportId; readonly reason: ReportReason }[] = [];
      for (const reason of [...REPORT_REASONS.toReversed(), 'threats', 'other'] as const) {
        filed.push({ id: await file(reason), reason });
      }
      const expected = REPORT_REASONS.flatMap((reason) =>
        filed.filter((report) => report.reason === reason).map(({ id }) => id),
      );
      const { reports } = current();
      const first = await reports.queue({ viewerId: null, state: 'open', after: null, limit: 4 });
      const rest = await reports.queue({
        viewerId: null,
        state: 'open',
        after: first.at(-1)!,
        limit: 100,
      });
      expect(idsOf([...first, ...rest])).toEqual(expected);
      expect(
        await reports.queue({ viewerId: null, state: 'open', after: rest.at(-1)!, limit: 1 }),
      ).toEqual([]);
      expect(
        await reports.queue({ viewerId: null, state: 'answered', after: null, limit: 1 }),
      ).toEqual([]);
    });

    test('wait without those that concern the viewer', async () => {
      const id = await file('danger');
      const other = await file('money', [moderator, daniel]);
      const queued = async (viewerId: MemberId | null) =>
        idsOf(await current().reports.queue({ viewerId, state: 'open', after: null, limit: 9 }));
      expect(await queued(null)).toEqual([id, other]);
      expect(await queued(rosa.id)).toEqual([other]);
      expect(await queued(moderator.id)).toEqual([id]);
      expect(await queued(daniel.id)).toEqual([]);
    });

    test('wait by whom they are about, each in the place of the first, page by page', async () => {
      const [other, lia] = (await storeMembers(current(), 2)) as [Self, Self];
      const fileAt = (createdAt: string, reason: ReportReason, pair: [Self, Self]) =>
        createReport(current(), reportBy(pair[0].id, pair[1], { reason, createdAt }));
      const [early, late] = ['2026-03-01T10:00:00.123Z', '2026-03-02T10:00:00.456Z'];
      const oldest = await fileAt(early, 'other', [rosa, daniel]);
      const money = await fileAt(late, 'money', [rosa, other]);
      const gravest = await fileAt(late, 'threats', [lia, daniel]);
      const proposal = { by: rosa.id, at: late };
      await handleReport(current(), oldest, 1, { ...OPEN, claim: proposal, proposal });
      await handleReport(current(), await file('danger', [lia, daniel]), 1, answeredBy(moderator));
      await file('danger', [moderator, daniel]);
      await file('danger', [lia, moderator]);
      const { reports } = current();
      const list = (after: Report | null, limit: number, viewerId = moderator.id) =>
        reports.queueByMember({ viewerId, after, limit });
      const [first, ...rest] = await list(null, 1);
      expect(rest).toEqual([]);
      expect(first).toEqual({
        first: expect.objectContaining({ id: gravest, handling: OPEN }) as unknown,
        ...{ open: 2, taken: 1, proposed: 1, oldestAt: early },
      });
      const second = { open: 1, taken: 0, proposed: 0, oldestAt: late };
      expect(await list(first!.first, 9)).toMatchObject([{ first: { id: money }, ...second }]);
      expect(await list(null, 9, daniel.id)).toMatchObject([
        { first: { aboutId: moderator.id } },
        { first: { aboutId: other.id } },
      ]);
      const queue = { viewerId: moderator.id, state: 'open', after: null, limit: 9 } as const;
      expect(idsOf(await reports.queue({ ...queue, aboutId: daniel.id }))).toEqual([
        gravest,
        oldest,
      ]);
      expect(idsOf(await reports.queue({ ...queue, aboutId: lia.id }))).toEqual([]);
    });

    test('are loaded together in the order of the queue, as far as they are there', async () => {
      const [one, other] = [await file('other'), await file('danger')];
      await file('danger');
      const { reports } = current();
      const ids = [one, toReportId(999_999), other, one];
      expect(await reports.loadAll(ids)).toEqual([
        await reports.load(other),
        await reports.load(one),
      ]);
      expect(await reports.loadAll([])).toEqual([]);
    });

    test('are counted by reason, state and outcome, from a time on', async () => {
      const before = reportBy(rosa.id, daniel, { createdAt: '2026-03-09T09:59:59.999Z' });
      await createReport(current(), before);
      const since = '2026-03-09T10:00:00.000Z';
      const filed = reportBy(rosa.id, daniel, { reason: 'money', createdAt: since });
      for (const outcome of [null, 'acted', 'acted', 'no_action'] as const) {
        const id = await createReport(current(), filed);
        const decision = { by: rosa.id, at: '2026-03-10T10:00:00.000Z', outcome, words: null };
        if (outcome === null) continue;
        const handling = { state: 'answered', claim: null, decision: { ...decision, outcome } };
        await handleReport(current(), id, 1, handling as Handling);
      }
      const { counts } = await current().reports.count(since);
      expect(counts).toHaveLength(3);
      expect(new Set(counts)).toEqual(
        new Set([
          { reason: 'money', state: 'open', outcome: null, count: 1 },
          { reason: 'money', state: 'answered', outcome: 'acted', count: 2 },
          { reason: 'money', state: 'answered', outcome: 'no_action', count: 1 },
        ]),
      );
      expect(await current().reports.count('2026-03-09T10:00:00.001Z')).toEqual({
        counts: [],
        middleTimes: [],
      });
    });

    test.each<[hours: readonly number[], middle: readonly number[]]>([
      [[], []],
      [[5], [5]],
      [
        [9, 1],
        [1, 9],
      ],
      [[3, 90, 2], [3]],
      [
        [7, 1, 30, 7],
        [7, 7],
      ],
      [
        [1, 20, 3, 10, 2, 40],
        [3, 10],
      ],
    ])('answered after %j hours took %j in the middle', async (hours, middle) => {
      const createdAt = '2026-03-09T10:00:00.000Z';
      const after = (took: number) => Date.parse(createdAt) + took * HOUR;
      await file();
      for (const took of hours) {
        const id = await createReport(current(), reportBy(rosa.id, daniel, { createdAt }));
        const at = new Date(after(took)).toISOString();
        const decision = { by: moderator.id, at, outcome: 'acted', words: null } as const;
        await handleReport(current(), id, 1, { state: 'answered', claim: null, decision });
      }
      const { middleTimes } = await current().reports.count(createdAt);
      expect(middleTimes).toEqual(middle.map((took) => took * HOUR));
    });

    test('are handled version by version', async () => {
      const id = await file();
      const other = await file();
      const claimed = {
        state: 'open',
        claim: { by: moderator.id, at: '2026-03-12T10:00:00.123Z' },
        proposal: { by: rosa.id, at: '2026-03-12T11:00:00.456Z' },
      } as const;
      expect(await handleReport(current(), id, 1, claimed)).toBe(true);
      expect(await handleReport(current(), id, 1, OPEN)).toBe(false);
      expect(await current().reports.load(id)).toMatchObject({
        value: { handling: claimed },
        version: 2,
      });
      const answered = answeredBy(moderator);
      expect(await handleReport(current(), id, 2, answered)).toBe(true);
      const { reports } = current();
      expect(await reports.load(id)).toMatchObject({ value: { handling: answered }, version: 3 });
      const read = (state: Handling['state']) =>
        reports.queue({ viewerId: null, state, after: null, limit: 9 });
      expect(idsOf(await read('open'))).toEqual([other]);
      expect(await read('answered')).toMatchObject([{ id, handling: answered }]);
      expect(await handleReport(current(), toReportId(999_999), 1, OPEN)).toBe(false);
    });
  });
}
