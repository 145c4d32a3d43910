import { describe, expect, test } from 'vitest';
import type { NewModerationEntry } from '#core/moderation/domain/moderation-entry.ts';
import type { MemberId, ReportId } from '#core/kernel/ids.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { RegisteredMember } from '#core/moderation/ports/moderation-repository.ts';
import type { NewNotice, NoticeContent } from '#core/moderation/domain/notice.ts';
import type { Storage } from '#core/storage.ts';
import { toMemberId, toNoticeId, toReportId } from '#tests/support/ids.ts';
import { reportBy, storeMember, storeMembers } from '#tests/support/stored-records.ts';
import { toContactText, toEmailAddress, toModerationWords } from '#tests/support/texts.ts';
import {
  addModerationEntry,
  addNotice,
  createContactMessage,
  createReport,
  handleContactMessage,
  handleReport,
  storeStanding,
  putAppeal,
  readNotice,
} from '#tests/support/writes.ts';

const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T10:00:00.123Z`;

const ENTRY: NewModerationEntry = {
  at: day(1),
  actor: 'operator',
  memberId: toMemberId(7),
  reportId: null,
  action: 'restore',
  until: null,
  reason: null,
  words: null,
};

const NOTICE: Omit<NewNotice, 'memberId'> = {
  at: day(2),
  actor: toMemberId(3),
  reportId: toReportId(5),
  content: {
    kind: 'suspend',
    until: day(9),
    reason: 'money',
    words: toModerationWords('Grüße\n"an" alle'),
  },
};

/** What `ModerationRepository` and `NoticeRepository` promise. */
export function describeModeration(current: () => Storage): void {
  const listEntries = (page: Partial<Parameters<Storage['moderation']['listEntries']>[0]> = {}) =>
    current().moderation.listEntries({
      viewerId: null,
      memberId: null,
      before: null,
      limit: 100,
      ...page,
    });

  describe('the moderation log', () => {
    test('keeps every decision as it was made, newest first', async () => {
      const entries: NewModerationEntry[] = [
        ENTRY,
        { ...ENTRY, at: day(2), actor: toMemberId(3), reportId: toReportId(5), reason: 'money' },
        { ...ENTRY, actor: 'clock', action: 'lift', words: toModerationWords('Grüße\nan alle') },
        { ...ENTRY, action: 'suspend', until: day(9) },
      ];
      for (const entry of entries) await addModerationEntry(current(), entry);
      const listed = await listEntries();
      expect(listed.map(({ id: _id, ...entry }) => entry)).toEqual(entries.toReversed());
      const ids = listed.map(({ id }) => id);
      expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    });

    test('is read page by page, and for one member', async () => {
      for (const id of [7, 8, 7, 9, 7]) {
        await addModerationEntry(current(), { ...ENTRY, memberId: toMemberId(id) });
      }
      const [first, second, ...others] = await listEntries();
      expect(await listEntries({ limit: 2 })).toEqual([first, second]);
      expect(await listEntries({ before: second!.id })).toEqual(others);
      const about = await listEntries({ memberId: toMemberId(7) });
      expect(about.map(({ memberId }) => memberId)).toEqual([7, 7, 7]);
      expect(await listEntries({ memberId: toMemberId(7), before: about[0]!.id })).toEqual(
        about.slice(1),
      );
      expect(await listEntries({ memberId: toMemberId(6) })).toEqual([]);
    });
  });

  describe('the moderation log, as a moderator reads it', () => {
    test('is without what is about them, and what answers a report of theirs', async () => {
      const [rosa, daniel, mia] = (await storeMembers(current(), 3)) as [Self, Self, Self];
      const reportId = await createReport(current(), reportBy(rosa.id, daniel));
      await addModerationEntry(current(), { ...ENTRY, memberId: daniel.id });
      await addModerationEntry(current(), { ...ENTRY, memberId: daniel.id, reportId });
      await addModerationEntry(current(), { ...ENTRY, memberId: mia.id });
      const all = await listEntries();
      expect(await listEntries({ viewerId: toMemberId(9_999) })).toEqual(all);
      expect(await listEntries({ viewerId: rosa.id })).toEqual([all[0], all[2]]);
      expect(await listEntries({ viewerId: mia.id })).toEqual([all[1], all[2]]);
      expect(await listEntries({ viewerId: daniel.id })).toEqual([all[0]]);
      expect(await listEntries({ viewerId: rosa.id, memberId: daniel.id })).toEqual([all[2]]);
    });

    test('is counted by what was decided, from a time on', async () => {
      for (const action of ['warn', 'suspend', 'warn'] as const) {
        const until = action === 'suspend' ? day(9) : null;
        await addModerationEntry(current(), { ...ENTRY, action, until, at: day(2) });
      }
      await addModerationEntry(current(), ENTRY);
      const { moderation } = current();
      expect(await moderation.countActions(day(2))).toEqual(
        new Map([
          ['warn', 2],
          ['suspend', 1],
        ]),
      );
      expect(await moderation.countActions(day(3))).toEqual(new Map());
    });
  });

  describe('appeals', () => {
    async function appealAgainst(memberId: MemberId, reportId: ReportId | null) {
      await addNotice(current(), { ...NOTICE, memberId, reportId });
      const [notice] = await current().notices.listOf(memberId, { before: null, limit: 1 });
      const appeal = { words: toModerationWords('It was\nnot me'), at: day(3), answer: null };
      await putAppeal(current(), { ...notice!, appeal }, 1);
      return { ...notice!, appeal };
    }

    test('wait, the oldest first, without those that concern the viewer', async () => {
      const [rosa, daniel, mia] = (await storeMembers(current(), 3)) as [Self, Self, Self];
      const reportId = await createReport(current(), reportBy(rosa.id, daniel));
      const { notices } = current();
      const list = (viewerId: MemberId | null, after = 0, limit = 9) =>
        notices.listAppealed({ viewerId, after, limit });
      await addNotice(current(), { ...NOTICE, memberId: daniel.id });
      const appealed = [
        await appealAgainst(daniel.id, reportId),
        await appealAgainst(daniel.id, null),
        await appealAgainst(mia.id, null),
      ];
      const [first, second, third] = appealed;
      expect(await list(toMemberId(9_999))).toEqual(appealed);
      expect(await list(null)).toEqual(appealed);
      expect(await list(toMemberId(9_999), first!.id, 1)).toEqual([second]);
      expect(await list(rosa.id)).toEqual([second, third]);
      expect(await list(daniel.id)).toEqual([third]);
      const answer = {
        outcome: 'reversed',
        words: toModerationWords('We were wrong.'),
        at: day(4),
        by: mia.id,
      } as const;
      const answered = { ...second!, appeal: { ...second!.appeal, answer } };
      expect(await putAppeal(current(), answered, 1)).toBe(false);
      expect(await putAppeal(current(), answered, 2)).toBe(true);
      expect(await list(rosa.id)).toEqual([third]);
      expect(await notices.load(second!.id)).toEqual({ value: answered, version: 3 });
    });

    test.each<NoticeContent>([
      {
        kind: 'measure_ended',
        measure: 'lift',
        words: toModerationWords('Welcome back'),
      },
      {
        kind: 'appeal_answered',
        noticeId: toNoticeId(3),
        outcome: 'upheld',
        words: toModerationWords('It was'),
      },
      { kind: 'report_answered', name: 'Zoë "Z"', outcome: 'no_action' },
    ])('and what else members are told is kept as it is: $kind', async (content) => {
      const [rosa] = (await storeMembers(current(), 1)) as [Self];
      await addNotice(current(), { ...NOTICE, memberId: rosa.id, content });
      expect(await current().notices.listOf(rosa.id, { before: null, limit: 9 })).toMatchObject([
        { reportId: 5, content, appeal: null },
      ]);
    });
  });

  describe('notices', () => {
    const listOf = (memberId: MemberId, page: { before?: number; limit?: number } = {}) =>
      current().notices.listOf(memberId, { before: null, limit: 100, ...page });

    async function storeNotices() {
      const [rosa, daniel] = (await storeMembers(current(), 2)) as [Self, Self];
      for (const memberId of [rosa.id, daniel.id, rosa.id, rosa.id]) {
        await addNotice(current(), { ...NOTICE, memberId });
      }
      return rosa.id;
    }

    test('are what was told to each member, newest first, page by page', async () => {
      const rosa = await storeNotices();
      const [first, second, third, ...others] = await listOf(rosa);
      expect(first).toEqual({
        ...NOTICE,
        memberId: rosa,
        id: first!.id,
        appeal: null,
        readAt: null,
      });
      expect([third!.id < second!.id, second!.id < first!.id]).toEqual([true, true]);
      expect(others).toEqual([]);
      expect(await listOf(rosa, { limit: 2 })).toEqual([first, second]);
      expect(await listOf(rosa, { before: second!.id })).toEqual([third]);
    });

    test('keep the appeal that was decided upon what is stored', async () => {
      const rosa = await storeNotices();
      const [notice, ...others] = await listOf(rosa);
      const appeal = { words: toModerationWords('It was\nnot me'), at: day(3), answer: null };
      const appealed = { ...notice!, appeal };
      expect(await putAppeal(current(), appealed, 2)).toBe(false);
      expect(await current().notices.load(notice!.id)).toEqual({ value: notice, version: 1 });
      expect(await putAppeal(current(), appealed, 1)).toBe(true);
      expect(await putAppeal(current(), appealed, 1)).toBe(false);
      expect(await current().notices.load(notice!.id)).toEqual({ value: appealed, version: 2 });
      expect(await listOf(rosa)).toEqual([appealed, ...others]);
      expect(await current().notices.load(toNoticeId(999))).toBeNull();
    });

    test('are unread until they are opened, which neither an appeal nor a second time changes', async () => {
      const rosa = await storeNotices();
      const { notices } = current();
      const [first, second, third] = await listOf(rosa);
      expect(await notices.listUnread(rosa, 100)).toEqual([first, second, third]);
      expect(await notices.listUnread(rosa, 1)).toEqual([first]);
      await readNotice(current(), second!.id, day(4));
      await readNotice(current(), second!.id, day(5));
      await readNotice(current(), toNoticeId(999), day(5));
      expect(await notices.listUnread(rosa, 100)).toEqual([first, third]);
      const appeal = { words: toModerationWords('It was not me'), at: day(6), answer: null };
      // It was decided before the notice was opened.
      expect(await putAppeal(current(), { ...second!, appeal }, 1)).toBe(true);
      const read = { ...second!, appeal, readAt: day(4) };
      expect(await listOf(rosa)).toEqual([first, read, third]);
      expect(await notices.load(second!.id)).toEqual({ value: read, version: 2 });
    });
  });

  test('what waits for a moderator is counted as the lists of the desk have it', async () => {
    const [mo, daniel, steve] = (await storeMembers(current(), 3)) as [Self, Self, Self];
    const count = () => current().moderation.countWaiting(mo.id);
    const { reports, appeals, registrations, contactMessages } = await count();
    expect({ reports, appeals, registrations, contactMessages }).toEqual({
      ...{ reports: 0, appeals: 0, registrations: 0, contactMessages: 0 },
    });
    await createReport(current(), reportBy(daniel.id, steve));
    const answered = await createReport(current(), reportBy(steve.id, daniel));
    const decision = { by: mo.id, at: day(3), outcome: 'acted', words: null } as const;
    await handleReport(current(), answered, 1, { state: 'answered', claim: null, decision });
    const own = await createReport(current(), reportBy(mo.id, daniel));
    await createReport(current(), reportBy(daniel.id, mo));
    for (const [memberId, reportId] of [
      [steve.id, answered],
      [steve.id, own],
      [mo.id, answered],
    ] as const) {
      await addNotice(current(), { ...NOTICE, memberId, reportId });
      const [notice] = await current().notices.listOf(memberId, { before: null, limit: 1 });
      const appeal = { words: toModerationWords('It was not me'), at: day(3), answer: null };
      await putAppeal(current(), { ...notice!, appeal }, 1);
    }
    await addNotice(current(), { ...NOTICE, memberId: daniel.id });
    await storeStanding(current(), steve.id, { account: { status: 'awaiting_approval' } });
    const address = { memberId: null, email: toEmailAddress('visitor@example.org') };
    const message = { ...address, topic: 'data', text: toContactText('Hello') } as const;
    const id = await createContactMessage(current(), { ...message, createdAt: day(1) });
    await createContactMessage(current(), { ...message, createdAt: day(2) });
    const handling = { by: mo.id, at: day(3) };
    await handleContactMessage(current(), id, handling);
    expect(await count()).toEqual({ reports: 1, appeals: 1, registrations: 1, contactMessages: 1 });
  });

  describe('those who run the site', () => {
    test('see every member with where they stand, page by page', async () => {
      const [rosa, daniel, mia] = await storeMembers(current(), 3);
      await storeStanding(current(), daniel!.id, { account: { status: 'removed' } });
      const standings = await Promise.all(
        [rosa, daniel, mia].map(async (self) => ({
          self,
          standing: (await current().safety.loadStanding(self!.id)).value,
        })),
      );
      const after = rosa!.id - 1;
      const { moderation } = current();
      expect(await moderation.listMembers({ after, limit: 100 })).toEqual(standings);
      expect(await moderation.listMembers({ after: rosa!.id, limit: 1 })).toEqual([standings[1]]);
    });

    test('are the moderators whose accounts are in use, and those of them who run the site', async () => {
      const [rosa, daniel, mia, olive, jonas] = (await storeMembers(current(), 5)) as [
        ...[Self, Self, Self, Self, Self],
      ];
      await storeStanding(current(), daniel.id, { role: 'moderator' });
      await storeStanding(current(), rosa.id, { role: 'moderator', isListed: false });
      await storeStanding(current(), olive.id, { role: 'operator' });
      const account = { status: 'suspended', until: day(9) } as const;
      await storeStanding(current(), mia.id, { role: 'moderator', account });
      await storeStanding(current(), jonas.id, { role: 'operator', account });
      const { moderation } = current();
      expect(await moderation.listModerators()).toEqual([rosa.id, daniel.id, olive.id]);
      expect(await moderation.listOperators()).toEqual([olive.id]);
    });

    test('see who waits for approval, and nobody else, page by page', async () => {
      const members = await storeMembers(current(), 5);
      const statuses = ['awaiting_approval', 'removed', 'awaiting_approval', 'under_age'] as const;
      for (const [place, status] of statuses.entries()) {
        await storeStanding(current(), members[place]!.id, { account: { status } });
      }
      const list = async (after: number, limit = 10) =>
        (await current().moderation.listAwaitingApproval({ after, limit })).map(
          ({ self, standing }) => [self, standing.account],
        );
      const waiting = { status: 'awaiting_approval' };
      const [first, , third] = members;
      expect(await list(0)).toEqual([
        [first, waiting],
        [third, waiting],
      ]);
      expect(await list(0, 1)).toEqual([[first, waiting]]);
      expect(await list(first!.id)).toEqual([[third, waiting]]);
    });

    test('find members by how their names begin, wherever they stand', async () => {
      const named = [];
      for (const name of ['Stève Morgan', 'STEVE "Mo" 100%', 'Esteve', 'Steffen', 'St_ve']) {
        named.push(await storeMember(current(), { name, bio: 'Steve is my brother.' }));
      }
      const [first, second, , fourth, fifth] = named as [Self, Self, Self, Self, Self];
      await storeStanding(current(), second.id, { account: { status: 'removed' } });
      const find = async (prefix: string, limit = 9) =>
        (await current().moderation.listNamed(prefix, limit)).map(({ self }) => self.id);
      expect(await find('steve')).toEqual([first.id, second.id]);
      expect(await find('ste')).toEqual([first.id, second.id, fourth.id]);
      expect(await find('ste', 2)).toEqual([first.id, second.id]);
      expect(await find('st_ve')).toEqual([fifth.id]);
      expect(await find('steve "mo" 100%')).toEqual([second.id]);
      expect(await find('steve morgan of')).toEqual([]);
      const [{ standing }] = (await current().moderation.listNamed('steve "', 1)) as [
        RegisteredMember,
      ];
      expect(standing.account).toEqual({ status: 'removed' });
    });

    test('see whose suspension is over, and nobody else', async () => {
      const members = await storeMembers(current(), 4);
      const [over, ending, lasting, removed] = members.map(({ id }) => id);
      const suspend = (id: typeof over, until: string) =>
        storeStanding(current(), id!, { account: { status: 'suspended', until } });
      await suspend(ending, day(5));
      await suspend(over, day(4));
      await suspend(lasting, '2026-03-05T10:00:00.124Z');
      await storeStanding(current(), removed!, { account: { status: 'removed' } });
      const { moderation } = current();
      expect(await moderation.listEndedSuspensions(day(5), 10)).toEqual([over, ending]);
      expect(await moderation.listEndedSuspensions(day(5), 1)).toEqual([over]);
      expect(await moderation.listEndedSuspensions(day(3), 10)).toEqual([]);
    });
  });
}
