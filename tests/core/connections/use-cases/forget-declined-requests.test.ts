import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { makeForgetDeclinedRequests } from '#core/connections/use-cases/forget-declined-requests.ts';
import { makeRemoveConnection } from '#core/connections/use-cases/remove-connection.ts';
import { makeUndoDecline } from '#core/connections/use-cases/undo-decline.ts';
import type { Storage } from '#core/storage.ts';
import { createSettableClock, type SettableClock } from '#tests/support/settable-clock.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { storeMember, storeMembers, storeRequest } from '#tests/support/stored-records.ts';

const NOTE = 'We both keep bees. May I ask how you started?';

let clock: SettableClock;
let storage: Storage;

beforeEach(() => {
  clock = createSettableClock();
  storage = createMemoryStorage();
});

const forget = (isStopping?: () => boolean) =>
  makeForgetDeclinedRequests({ ...storage, clock })(isStopping);

async function decline(times: number) {
  const { id: callerId } = await storeMember(storage);
  const asking = await storeMembers(storage, times);
  for (const { id } of asking) {
    const request = await storeRequest(storage, id, callerId, { note: NOTE });
    const removal = { callerId, id: request.id, seen: 'pending' } as const;
    await makeRemoveConnection({ ...storage, clock })(removal);
  }
  return { callerId, requesterId: asking[0]!.id };
}

test('a declined request is kept as long as it can be restored, and forgotten then', async () => {
  const { callerId, requesterId } = await decline(1);
  clock.advance(30_000);
  await forget();
  const before = await storage.safety.loadHistory(callerId, requesterId);
  expect(JSON.stringify(before)).toContain(NOTE);
  const events = await readEvents(storage);
  clock.advance(1);
  await forget();
  const { value } = await storage.safety.loadHistory(callerId, requesterId);
  expect(value).toEqual(before.value.map((side) => ({ ...side, declined: null })));
  expect(value.some(({ mayAskFrom }) => mayAskFrom !== null)).toBe(true);
  expect(await readEvents(storage)).toEqual(events);
});

test('what was kept can still be restored', async () => {
  const pair = await decline(1);
  await forget();
  expect(await makeUndoDecline({ ...storage, clock })(pair)).toMatchObject({
    ok: true,
    value: { note: NOTE },
  });
});

test('all are forgotten, however many there are', async () => {
  await decline(201);
  clock.advance(60_000);
  await forget();
  expect(await storage.safety.listDeclined({ after: 0, limit: 10 })).toEqual([]);
});

test('those that are left when it is to stop are forgotten the next time', async () => {
  await decline(3);
  clock.advance(60_000);
  let asked = 0;
  await forget(() => {
    asked += 1;
    return asked > 1;
  });
  const left = () => storage.safety.listDeclined({ after: 0, limit: 10 });
  expect(await left()).toHaveLength(2);
  await forget();
  expect(await left()).toEqual([]);
});
