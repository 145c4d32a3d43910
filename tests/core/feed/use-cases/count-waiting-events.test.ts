import { expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { makeCountWaitingEvents } from '#core/feed/use-cases/count-waiting-events.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { advanceHandler } from '#tests/support/writes.ts';

test('each handler is as far behind as events have come since its last, and since the first of them', async () => {
  const storage = createMemoryStorage();
  const { feed, commit } = storage;
  const event = { type: 'profile_changed', memberIds: [toMemberId(1)] } as const;
  const happen = (at: string) => commit({ changes: [], events: [event], actorId: null, at });
  const handlers = [{ name: 'ahead' }, { name: 'behind' }];
  const count = makeCountWaitingEvents({ feed, handlers });
  const none = handlers.map(({ name }) => ({ handler: name, count: 0, since: null }));
  expect(await count()).toEqual(none);
  const times = [10, 11, 12].map((hour) => `2026-11-25T${hour}:00:00.000Z`);
  for (const at of times) await happen(at);
  const hold = { now: '2026-11-25T13:00:00.000Z', until: '2026-11-25T14:00:00.000Z' };
  await advanceHandler(storage, 'ahead', { from: 0, to: 2, holder: 'one', ...hold });
  expect(await count()).toEqual([
    { handler: 'ahead', count: 1, since: times[2] },
    { handler: 'behind', count: 3, since: times[0] },
  ]);
  await advanceHandler(storage, 'ahead', { from: 2, to: 3, holder: 'one', ...hold });
  expect((await count())[0]).toEqual(none[0]);
});
