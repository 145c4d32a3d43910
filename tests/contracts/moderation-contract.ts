import { describe, expect, test } from 'vitest';
import type { NewModerationEntry } from '#core/moderation/domain/moderation-entry.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { NewNotice } from '#core/moderation/domain/notice.ts';
import type { Storage } from '#core/storage.ts';
import { toMemberId, toNoticeId, toReportId } from '#tests/support/ids.ts';
import { storeMembers } from '#tests/support/stored-records.ts';
import { toModerationWords } from '#tests/support/texts.ts';
import { addModerationEntry, addNotice, storeStanding, putAppeal } from '#tests/support/writes.ts';

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
      expect(first).toEqual({ ...NOTICE, memberId: rosa, id: first!.id, appeal: null });
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
