import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import type { Rhythm } from '#core/connections/domain/rhythm.ts';
import { findRhythmNews, hasDayToRemindOf } from '#core/connections/steps/find-rhythm-news.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import { SUNDAY, SUNDAYS } from '#tests/support/reminders.ts';
import { storeConnection, storeMember } from '#tests/support/stored-records.ts';
import { keepTogether, updateMember } from '#tests/support/writes.ts';

const RESTING: Rhythm = {
  state: 'resting',
  cadence: { every: 'month' },
  dueAt: '2027-01-01T10:00:00.000Z',
};

let storage: Storage;
let rosa: Self;
let now: string;

beforeEach(async () => {
  storage = createMemoryStorage();
  rosa = await storeMember(storage);
  now = SUNDAY;
});

const sources = () => ({ ...storage, clock: { now: () => now } });
const news = () => findRhythmNews(sources(), rosa.id);
const hasReminder = () => hasDayToRemindOf(sources(), rosa.id);

async function keep(rhythm: Rhythm): Promise<Connection> {
  const other = await storeMember(storage);
  const connection = await storeConnection(storage, rosa.id, other.id);
  await keepTogether(storage, connection, { questions: [], rhythm });
  return connection;
}

test('who keeps no rhythm has no news of any', async () => {
  expect(await news()).toBeNull();
  expect(await hasReminder()).toBe(false);
});

test('a rhythm whose day has come is shown before one that rests, whichever began first', async () => {
  const { id: restingId } = await keep(RESTING);
  expect(await news()).toMatchObject({ connection: { id: restingId }, news: 'resting' });
  const { id } = await keep(SUNDAYS);
  expect(await news()).toMatchObject({
    connection: { id },
    cadence: SUNDAYS.cadence,
    news: 'day',
  });
  await keep({ ...RESTING, cadence: { every: 'week' } });
  expect(await news()).toMatchObject({ connection: { id }, news: 'day' });
  now = '2026-11-28T10:00:00.000Z';
  expect(await news()).toMatchObject({ news: 'resting' });
});

test('a day is that of the member’s own clocks', async () => {
  await keep(SUNDAYS);
  now = '2026-11-29T03:00:00.000Z';
  expect(await news()).toMatchObject({ news: 'day' });
  await updateMember(storage, rosa.id, { preferences: { timeZone: 'America/New_York' } });
  expect(await news()).toBeNull();
});

test('there is a reminder once it is noted that their turn has come, until the day is long over', async () => {
  await keep(RESTING);
  const connection = await keep(SUNDAYS);
  expect(await hasReminder()).toBe(false);
  await keepTogether(storage, connection, {
    questions: [],
    rhythm: { ...SUNDAYS, told: [rosa.id] },
  });
  expect(await hasReminder()).toBe(true);
  now = '2026-12-05T10:00:00.000Z';
  expect(await hasReminder()).toBe(false);
});
