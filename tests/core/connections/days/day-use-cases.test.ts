import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { MOST_DAYS, type DayDraft } from '#core/connections/days/domain/kept-day.ts';
import { findComingDay } from '#core/connections/days/steps/find-coming-day.ts';
import { makeAddDay } from '#core/connections/days/use-cases/add-day.ts';
import { makeChangeDay } from '#core/connections/days/use-cases/change-day.ts';
import { makeListDaysForTwo } from '#core/connections/days/use-cases/list-days-for-two.ts';
import { makeListOwnDays } from '#core/connections/days/use-cases/list-own-days.ts';
import { makeRemoveDay } from '#core/connections/days/use-cases/remove-day.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import type { KeptDayId } from '#core/kernel/ids.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import { toConnectionId, toKeptDayId } from '#tests/support/ids.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import {
  requestBetween,
  storeConnection,
  storeMember,
  storeRequest,
  valueOf,
} from '#tests/support/stored-records.ts';
import {
  createConnection,
  endConnection,
  replaceConnection,
  storeStanding,
  updateMember,
} from '#tests/support/writes.ts';

const NO_DAY = refused({ code: 'not_found', subject: 'day' });
const NO_CONNECTION = refused({ code: 'not_found', subject: 'connection' });
const BIRTHDAY = { date: '11-24', meaning: { kind: 'birthday' } } as const;
const DIED = {
  date: '12-24',
  meaning: { kind: 'own', text: 'The day Tom died', tone: 'quiet' },
} as const;

/** Three in the morning of 21 November in UTC: the evening before in New York. */
const clock = createSettableClock('2026-11-21T03:00:00.000Z');
let storage: Storage;
let rosa: Self;
let daniel: Self;
let ada: Self;
let withDaniel: Connection;
let withAda: Connection;

beforeEach(async () => {
  storage = createMemoryStorage();
  rosa = await storeMember(storage);
  daniel = await storeMember(storage);
  ada = await storeMember(storage);
  withDaniel = await storeConnection(storage, rosa.id, daniel.id);
  withAda = await storeConnection(storage, ada.id, rosa.id);
});

const deps = () => ({ ...storage, clock });
const add = (draft: DayDraft, by = rosa) => makeAddDay(deps())({ callerId: by.id, draft });
const change = (id: KeptDayId, draft: DayDraft, by = rosa) =>
  makeChangeDay(deps())({ callerId: by.id, id, draft });
const remove = (id: KeptDayId, by = rosa) => makeRemoveDay(deps())({ callerId: by.id, id });
const own = (by = rosa) => makeListOwnDays(storage)({ callerId: by.id });
const seenBy = (by: Self, { id } = withDaniel) =>
  makeListDaysForTwo(deps())({ callerId: by.id, connectionId: id });
const kindsSeenBy = async (by: Self, connection = withDaniel) =>
  valueOf(await seenBy(by, connection)).map(({ meaning }) => meaning.kind);
const coming = async (by: Self) => findComingDay(deps(), by.id);

describe('a day that a member keeps', () => {
  test('is shown on connections of theirs that last, and nobody hears of it', async () => {
    const foreign = await storeConnection(storage, daniel.id, ada.id);
    const shownTo = [withDaniel.id, foreign.id, toConnectionId(999)];
    const kept = { id: 1, memberId: rosa.id, ...BIRTHDAY, shownTo: [withDaniel.id] };
    expect(await add({ ...BIRTHDAY, shownTo })).toEqual(granted(kept));
    expect(await own()).toEqual([kept]);
    expect(await own(daniel)).toEqual([]);
    await endConnection(storage, withDaniel, rosa.id);
    expect(await own()).toEqual([{ ...kept, shownTo: [] }]);
    expect(await readEvents(storage)).toEqual([]);
  });

  test('is not shown to who has left, or has only asked', async () => {
    const asking = await storeMember(storage);
    const request = await storeRequest(storage, asking.id, rosa.id);
    const at = clock.now();
    await storeStanding(storage, ada.id, { account: { status: 'deleted' } });
    const changes = [{ type: 'delete_member', memberId: ada.id, at } as const];
    await storage.commit({ changes, events: [], actorId: null, at });
    const shownTo = [withAda.id, request.id, withDaniel.id];
    expect(await add({ ...DIED, shownTo })).toMatchObject({ value: { shownTo: [withDaniel.id] } });
  });

  test('can be changed, also as the one birthday, by its keeper alone', async () => {
    const { id } = valueOf(await add({ ...BIRTHDAY, shownTo: [withDaniel.id] }));
    const later = { ...BIRTHDAY, date: '11-25', shownTo: [withAda.id] } as const;
    expect(await change(id, later)).toEqual(granted({ id, memberId: rosa.id, ...later }));
    const other = valueOf(await add({ ...DIED, shownTo: [] }));
    expect(await change(other.id, { ...BIRTHDAY, shownTo: [] })).toEqual(
      refused({ code: 'birthday_kept' }),
    );
    expect(await change(id, later, daniel)).toEqual(NO_DAY);
    expect(await change(toKeptDayId(99), later)).toEqual(NO_DAY);
    expect((await own()).map(({ date }) => date)).toEqual(['11-25', '12-24']);
  });

  test('is one of twenty and one birthday', async () => {
    valueOf(await add({ ...BIRTHDAY, shownTo: [] }));
    const again = { ...BIRTHDAY, shownTo: [] };
    expect(await add(again)).toEqual(refused({ code: 'birthday_kept' }));
    for (let kept = 1; kept < MOST_DAYS; kept += 1) valueOf(await add({ ...DIED, shownTo: [] }));
    expect(await add({ ...DIED, shownTo: [] })).toEqual(refused({ code: 'too_many_days' }));
  });

  test('is removed by its keeper alone', async () => {
    const { id } = valueOf(await add({ ...BIRTHDAY, shownTo: [] }));
    expect(await remove(id, daniel)).toEqual(NO_DAY);
    expect(await remove(toKeptDayId(99))).toEqual(NO_DAY);
    expect(await remove(id)).toEqual(granted(null));
    expect(await own()).toEqual([]);
    expect(await readEvents(storage)).toEqual([]);
  });
});

describe('the days of two', () => {
  beforeEach(async () => {
    valueOf(await add({ ...DIED, shownTo: [withDaniel.id] }));
    valueOf(await add({ ...BIRTHDAY, shownTo: [withDaniel.id, withAda.id] }));
  });

  test('are those that the other shows here and the day they met, the next one first', async () => {
    expect(await kindsSeenBy(daniel)).toEqual(['birthday', 'own', 'met']);
    expect(await kindsSeenBy(ada, withAda)).toEqual(['birthday', 'met']);
    expect(await kindsSeenBy(rosa)).toEqual(['met']);
  });

  test('are as far away as the clocks of whoever looks say', async () => {
    expect(await seenBy(daniel)).toMatchObject({ value: [{ daysAway: 3 }, {}, {}] });
    await updateMember(storage, daniel.id, { preferences: { timeZone: 'America/New_York' } });
    expect(await seenBy(daniel)).toMatchObject({ value: [{ daysAway: 4 }, {}, {}] });
  });

  test('are nobody else’s, nor of two who are not connected', async () => {
    expect(await seenBy(ada)).toEqual(NO_CONNECTION);
    expect(await seenBy(rosa, { ...withDaniel, id: toConnectionId(999) })).toEqual(NO_CONNECTION);
    const asking = await storeMember(storage);
    const request = await storeRequest(storage, asking.id, rosa.id);
    expect(await seenBy(asking, request)).toEqual(NO_CONNECTION);
  });

  test.each([
    [
      'the other takes a break that connections may know of',
      () => rosa,
      { since: '2026-11-20T09:00:00.000Z', isTold: true },
      [],
    ],
    [
      'the other takes a break that is not told',
      () => rosa,
      { since: '2026-11-20T09:00:00.000Z', isTold: false },
      ['birthday', 'own', 'met'],
    ],
    [
      'whoever looks takes one',
      () => daniel,
      { since: '2026-11-20T09:00:00.000Z', isTold: false },
      [],
    ],
  ] as const)('are these while %s', async (_what, who, onBreak, kinds) => {
    await storeStanding(storage, who().id, { onBreak });
    expect(await kindsSeenBy(daniel)).toEqual(kinds);
  });

  test('are none once the other has left', async () => {
    await storeStanding(storage, rosa.id, { leavesOn: '2026-12-01T09:00:00.000Z' });
    expect(await kindsSeenBy(daniel)).toEqual([]);
  });
});

describe('the day that comes soonest', () => {
  test('is announced a week before, to those who see it', async () => {
    expect(await coming(daniel)).toBeNull();
    valueOf(await add({ ...DIED, shownTo: [withDaniel.id, withAda.id] }));
    valueOf(await add({ ...BIRTHDAY, date: '11-29', shownTo: [withDaniel.id] }));
    expect(await coming(daniel)).toBeNull();
    valueOf(await add({ ...DIED, date: '11-28', shownTo: [withDaniel.id] }));
    expect(await coming(daniel)).toMatchObject({
      connection: { id: withDaniel.id, member: { id: rosa.id } },
      day: { date: '11-28', daysAway: 7 },
    });
    expect(await coming(ada)).toBeNull();
    await updateMember(storage, daniel.id, { preferences: { timeZone: 'America/New_York' } });
    expect(await coming(daniel)).toBeNull();
  });

  test('can be the one on which the two met, a year later for the first time', async () => {
    const met = async (acceptedAt: string) => {
      const other = await storeMember(storage);
      const asked = valueOf(await createConnection(storage, requestBetween(other.id, daniel.id)));
      const accepted = { ...asked, status: 'accepted', acceptedAt } as const;
      await replaceConnection(storage, asked, accepted, daniel.id);
      return asked.id;
    };
    await met('2026-11-22T10:00:00.000Z');
    expect(await coming(daniel)).toBeNull();
    const id = await met('2025-11-23T10:00:00.000Z');
    expect(await coming(daniel)).toMatchObject({
      connection: { id },
      day: { date: '11-23', meaning: { kind: 'met', years: 1 }, daysAway: 2 },
    });
    valueOf(await add({ ...BIRTHDAY, date: '11-23', shownTo: [withDaniel.id] }));
    expect(await coming(daniel)).toMatchObject({ day: { meaning: { kind: 'birthday' } } });
  });
});
