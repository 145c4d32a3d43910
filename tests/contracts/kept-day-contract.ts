import { beforeEach, describe, expect, test } from 'vitest';
import type { DayDraft, KeptDay } from '#core/connections/days/domain/kept-day.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import type { KeptDayId } from '#core/kernel/ids.ts';
import type { Self } from '#core/members/domain/member.ts';
import { usualStanding } from '#core/safety/domain/standing.ts';
import type { Storage } from '#core/storage.ts';
import { deleteMember } from '#tests/support/canary.ts';
import { storeConnection, storeMembers } from '#tests/support/stored-records.ts';
import { endConnection, storeDay, storeStanding } from '#tests/support/writes.ts';

const AT = '2026-03-10T10:00:00.123Z';
const PART = { from: '12-28', to: '01-08', metBefore: '2000-01-01T00:00:00.000Z', limit: 50 };
const DIED = { kind: 'own', text: 'The day he died 🕯', tone: 'quiet' } as const;

/** What `KeptDayRepository` promises, and `KeptDayChange`. */
export function describeKeptDays(current: () => Storage): void {
  describe('days that matter', () => {
    let rosa: Self;
    let daniel: Self;
    let ada: Self;
    let connection: Connection;
    beforeEach(async () => {
      [rosa, daniel, ada] = (await storeMembers(current(), 3)) as [Self, Self, Self];
      connection = await storeConnection(current(), rosa.id, daniel.id);
    });

    const keep = (by: Self, draft: DayDraft) => storeDay(current(), by.id, draft);
    const act = async (change: Parameters<Storage['commit']>[0]['changes'][number]) => {
      const acting = { changes: [change], events: [], actorId: rosa.id, at: AT };
      return (await current().commit(acting)).stored;
    };
    const shownTo = async (who: Self, part: Partial<typeof PART> = {}) => {
      const shown = await current().keptDays.listShown(who.id, { ...PART, ...part });
      return shown.map(({ connection: { id, member }, day }) => [id, member.id, day]);
    };

    test('are found as they were kept, changed by version and removed by their member', async () => {
      const { keptDays } = current();
      const own = await keep(rosa, { date: '12-24', meaning: DIED, shownTo: [connection.id] });
      const birthday = await keep(rosa, {
        date: '02-29',
        meaning: { kind: 'birthday' },
        shownTo: [],
      });
      expect(await keptDays.listOf(rosa.id)).toEqual([birthday, own]);
      expect(await keptDays.listOf(daniel.id)).toEqual([]);
      expect(await keptDays.load(own.id)).toEqual({ value: own, version: 1 });
      const changed: KeptDay = { ...own, date: '12-25', shownTo: [] };
      const replace = { type: 'replace_kept_day', day: changed } as const;
      expect(await act({ ...replace, version: 2 })).toBe(false);
      expect(await act({ ...replace, version: 1 })).toBe(true);
      expect(await keptDays.load(own.id)).toEqual({ value: changed, version: 2 });
      const remove = (id: KeptDayId, by: Self) =>
        act({ type: 'remove_kept_day', id, memberId: by.id });
      await remove(own.id, daniel);
      await remove(birthday.id, rosa);
      expect(await keptDays.listOf(rosa.id)).toEqual([changed]);
    });

    test('are added only while the member keeps as many as were counted', async () => {
      const day = { memberId: rosa.id, date: '05-01', meaning: DIED, shownTo: [] };
      expect(await act({ type: 'add_kept_day', day, kept: 1 })).toBe(false);
      expect(await act({ type: 'add_kept_day', day, kept: 0 })).toBe(true);
      expect(await act({ type: 'add_kept_day', day, kept: 0 })).toBe(false);
    });

    test('are shown on the chosen connections alone, in that part of the year', async () => {
      const others = await storeConnection(current(), ada.id, rosa.id);
      await keep(rosa, { date: '12-31', meaning: DIED, shownTo: [connection.id] });
      await keep(rosa, { date: '01-02', meaning: DIED, shownTo: [others.id, connection.id] });
      await keep(rosa, { date: '01-03', meaning: DIED, shownTo: [] });
      await keep(rosa, { date: '03-01', meaning: DIED, shownTo: [connection.id, others.id] });
      const day = (date: string) => ({ date, meaning: DIED });
      expect(await shownTo(daniel)).toEqual([
        [connection.id, rosa.id, day('12-31')],
        [connection.id, rosa.id, day('01-02')],
      ]);
      expect(await shownTo(ada)).toEqual([[others.id, rosa.id, day('01-02')]]);
      expect(await shownTo(rosa)).toEqual([]);
      expect(await shownTo(daniel, { limit: 1 })).toHaveLength(1);
      expect(await shownTo(ada, { from: '02-20', to: '03-02' })).toEqual([
        [others.id, rosa.id, day('03-01')],
      ]);
    });

    test('come with those on which two met, from the time that is asked for on', async () => {
      const met = connection.acceptedAt!;
      const date = met.slice('yyyy-'.length, 'yyyy-mm-dd'.length);
      const part = { from: date, to: date, metBefore: '2999-01-01T00:00:00.000Z' };
      expect(await shownTo(rosa, part)).toEqual([[connection.id, daniel.id, null]]);
      expect(await shownTo(daniel, part)).toEqual([[connection.id, rosa.id, null]]);
      expect(await shownTo(daniel, { ...part, metBefore: met })).toEqual([]);
      expect(await shownTo(ada, part)).toEqual([]);
    });

    test('are shown to nobody while either is away, nor once the two are apart', async () => {
      const kept = await keep(rosa, { date: '01-02', meaning: DIED, shownTo: [connection.id] });
      for (const [who, standing] of [
        [rosa, { onBreak: { since: AT, isTold: true } }],
        [daniel, { onBreak: { since: AT, isTold: false } }],
        [rosa, { account: { status: 'suspended', until: '2999-01-01T00:00:00.000Z' } }],
        [rosa, { leavesOn: '2999-01-01T00:00:00.000Z' }],
      ] as const) {
        await storeStanding(current(), who.id, standing);
        expect(await shownTo(daniel)).toEqual([]);
        await storeStanding(current(), who.id, usualStanding(who.id));
        expect(await shownTo(daniel)).toHaveLength(1);
      }
      await storeStanding(current(), rosa.id, { onBreak: { since: AT, isTold: false } });
      expect(await shownTo(daniel)).toHaveLength(1);
      await endConnection(current(), connection, rosa.id);
      expect(await shownTo(daniel)).toEqual([]);
      await storeConnection(current(), daniel.id, rosa.id);
      expect(await shownTo(daniel)).toEqual([]);
      await deleteMember(current(), rosa.id);
      expect(await current().keptDays.load(kept.id)).toBeNull();
    });
  });
}
