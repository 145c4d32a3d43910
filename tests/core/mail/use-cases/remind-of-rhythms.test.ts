import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import type { Rhythm } from '#core/connections/domain/rhythm.ts';
import type { ConnectionId } from '#core/kernel/ids.ts';
import { makeRemindOfRhythms } from '#core/mail/use-cases/remind-of-rhythms.ts';
import type { Storage } from '#core/storage.ts';
import { toConnectionId } from '#tests/support/ids.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { SUNDAY, SUNDAYS, takeReminders, wishReminders } from '#tests/support/reminders.ts';
import { storeConnection, storeMember, storeMembers } from '#tests/support/stored-records.ts';
import { keepTogether } from '#tests/support/writes.ts';

/** How many connections are read at once. */
const AT_ONCE = 50;
const clock = { now: () => SUNDAY };

let storage: Storage;

beforeEach(() => {
  storage = createMemoryStorage();
});

const remind = (isStopping?: () => boolean, given: Partial<Storage> = {}) =>
  makeRemindOfRhythms({ ...storage, clock, ...given })(isStopping);

/** Two who are connected and keep that rhythm, and both wish to be reminded of it. */
async function keep(rhythm: Rhythm = SUNDAYS): Promise<Connection> {
  const [one, other] = (await storeMembers(storage, 2)).map(({ id }) => id);
  const connection = await storeConnection(storage, one!, other!);
  for (const id of [one!, other!]) await wishReminders(storage, id);
  await keepTogether(storage, connection, { questions: [], rhythm });
  return connection;
}

const countReminded = async () => (await takeReminders(storage, SUNDAY)).length;
const rhythmOf = async ({ id }: Connection) =>
  (await storage.connections.loadTogether(id))!.value.rhythm;

test('both are reminded of their day once, and nobody else hears of it', async () => {
  const connection = await keep();
  await remind();
  expect(await takeReminders(storage, SUNDAY)).toEqual([
    connection.requesterId,
    connection.recipientId,
  ]);
  await remind();
  expect(await countReminded()).toBe(0);
  expect(await readEvents(storage)).toEqual([]);
});

test('whoever wishes no such mails gets none, and the day is noted for both all the same', async () => {
  const [one, other] = (await storeMembers(storage, 2)).map(({ id }) => id);
  const connection = await storeConnection(storage, one!, other!);
  await wishReminders(storage, other!);
  await keepTogether(storage, connection, { questions: [], rhythm: SUNDAYS });
  await remind();
  expect(await takeReminders(storage, SUNDAY)).toEqual([other]);
  expect(await rhythmOf(connection)).toMatchObject({ told: [one, other] });
});

test.each([0, 1, AT_ONCE - 1, AT_ONCE, AT_ONCE + 1])(
  'all whose day it is are reminded, and are %i pairs',
  async (pairs) => {
    for (let pair = 0; pair < pairs; pair += 1) await keep();
    await remind();
    const held = await storage.connections.listRhythmsDue(SUNDAY, 2 * AT_ONCE);
    expect(held).toEqual([]);
  },
);

test('those that are left when it is to stop are reminded the next time', async () => {
  const kept = [await keep(), await keep(), await keep()];
  let asked = 0;
  await remind(() => {
    asked += 1;
    return asked > 2;
  });
  expect(await countReminded()).toBe(2);
  await remind(() => true);
  expect(await countReminded()).toBe(0);
  await remind(() => false);
  expect(await countReminded()).toBe(2 * (kept.length - 1));
});

test('what is not due any more by then is left as it is', async () => {
  const later = { ...SUNDAYS, dueAt: '2026-11-29T10:00:00.001Z' };
  const proposed = {
    state: 'proposed',
    by: (await storeMember(storage)).id,
    cadence: SUNDAYS.cadence,
    at: '2026-11-26T10:00:00.000Z',
  } as const;
  const [one, other] = [await keep(later), await keep(proposed)];
  const gone = toConnectionId(999);
  const listRhythmsDue = (): Promise<ConnectionId[]> => Promise.resolve([one.id, other.id, gone]);
  const connections = { ...storage.connections, listRhythmsDue };
  await remind(undefined, { connections });
  expect(await countReminded()).toBe(0);
  expect(await rhythmOf(one)).toEqual(later);
  expect(await rhythmOf(other)).toEqual(proposed);
});
