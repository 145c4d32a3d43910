import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { makeEndRestingRequests } from '#core/connections/use-cases/end-resting-requests.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Storage } from '#core/storage.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock, DAY, type SettableClock } from '#tests/support/settable-clock.ts';
import {
  storeConnection,
  storeMember,
  storeMembers,
  storeRequest,
} from '#tests/support/stored-records.ts';
import { endConnection } from '#tests/support/writes.ts';

const DAYS_OPEN = 60;
/** As many as end in one commit. */
const AT_ONCE = 50;

let clock: SettableClock;
let storage: Storage;

beforeEach(() => {
  clock = createSettableClock();
  storage = createMemoryStorage();
});

const end = (isStopping?: () => boolean) =>
  makeEndRestingRequests({ ...storage, clock })(isStopping);

async function ask(recipientId: MemberId, times: number): Promise<MemberId[]> {
  const createdAt = clock.now();
  const asking = (await storeMembers(storage, times)).map(({ id }) => id);
  for (const id of asking) await storeRequest(storage, id, recipientId, { createdAt });
  return asking;
}

async function countRequests(recipientId: MemberId, asking: readonly MemberId[]): Promise<number> {
  const found = asking.map((id) => storage.connections.findBetween(id, recipientId));
  return (await Promise.all(found)).filter((connection) => connection !== null).length;
}

test('an unanswered request is removed when its time is up, and nobody hears of it', async () => {
  const [daniel, rosa] = (await storeMembers(storage, 2)).map(({ id }) => id);
  const connection = await storeConnection(storage, daniel!, rosa!);
  const early = await ask(daniel!, 1);
  clock.advance(1);
  const late = await ask(daniel!, 1);
  clock.advance(DAYS_OPEN * DAY - 2);
  await end();
  expect(await countRequests(daniel!, [...early, ...late])).toBe(2);
  clock.advance(1);
  await end();
  expect(await countRequests(daniel!, early)).toBe(0);
  expect(await countRequests(daniel!, late)).toBe(1);
  expect(await storage.connections.findById(connection.id)).toEqual(connection);
  expect(await readEvents(storage)).toEqual([]);
});

test.each([0, 1, AT_ONCE, AT_ONCE + 1, 2 * AT_ONCE])(
  'all that rest go, and are %i',
  async (number) => {
    const { id } = await storeMember(storage);
    const asking = await ask(id, number);
    clock.advance(DAYS_OPEN * DAY);
    await end();
    expect(await countRequests(id, asking)).toBe(0);
  },
);

test('those that are left when it is to stop go the next time', async () => {
  const { id } = await storeMember(storage);
  const asking = await ask(id, AT_ONCE + 1);
  clock.advance(DAYS_OPEN * DAY);
  let asked = 0;
  await end(() => {
    asked += 1;
    return asked > 1;
  });
  expect(await countRequests(id, asking)).toBe(1);
  await end();
  expect(await countRequests(id, asking)).toBe(0);
});

test('one that is withdrawn meanwhile takes none of the others with it', async () => {
  const { id } = await storeMember(storage);
  const asking = await ask(id, 2);
  clock.advance(DAYS_OPEN * DAY);
  const first = await storage.connections.findBetween(asking[0]!, id);
  const connections: Pick<Storage['connections'], 'listUnanswered' | 'load'> = {
    load: (...asked) => storage.connections.load(...asked),
    listUnanswered: async (...asked) => {
      const listed = await storage.connections.listUnanswered(...asked);
      await endConnection(storage, first!, asking[0]!);
      return listed;
    },
  };
  await makeEndRestingRequests({ ...storage, connections, clock })();
  expect(await countRequests(id, asking)).toBe(0);
});
