import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { makeForgetEvents } from '#core/feed/use-cases/forget-events.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import type { Storage } from '#core/storage.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { advanceHandler } from '#tests/support/writes.ts';
import { createSettableClock, type SettableClock } from '#tests/support/settable-clock.ts';

let storage: Storage;
let clock: SettableClock;

beforeEach(() => {
  storage = createMemoryStorage();
  clock = createSettableClock();
});

async function storeEvents(number: number, at: string): Promise<void> {
  const event = { type: 'profile_changed', memberIds: [toMemberId(1)] } as const;
  const events = Array<typeof event>(number).fill(event);
  await storage.commit({ changes: [], events, actorId: null, at });
}

/** Forgets, and returns the ids of the events that are left. */
async function forget(...handlers: string[]): Promise<number[]> {
  const named = handlers.map((name) => ({ name }));
  await makeForgetEvents({ feed: storage.feed, clock, handlers: named })();
  return (await storage.feed.read({ after: 0, limit: 10_000 })).map(({ id }) => id);
}

async function advance(name: string, handled: number): Promise<void> {
  const from = await storage.feed.position(name);
  const hold = { holder: 'one', now: clock.now(), until: clock.now() };
  await advanceHandler(storage, name, { from, to: handled, ...hold });
}

test('events of more than a day ago are forgotten, others stay', async () => {
  const now = clock.now();
  await storeEvents(2, daysAfter(now, -3));
  await storeEvents(1, daysAfter(now, -1));
  await storeEvents(1, now);
  expect(await forget()).toEqual([3, 4]);
  expect(await forget()).toEqual([3, 4]);
});

test('however many they are', async () => {
  await storeEvents(1_200, daysAfter(clock.now(), -2));
  await storeEvents(1, clock.now());
  expect(await forget()).toEqual([1_201]);
  await storeEvents(500, clock.now());
  expect(await forget()).toHaveLength(501);
});

test('an event stays until every handler has had it', async () => {
  await storeEvents(5, daysAfter(clock.now(), -2));
  expect(await forget('mail', 'push')).toEqual([1, 2, 3, 4, 5]);
  await advance('mail', 4);
  expect(await forget('mail', 'push')).toEqual([1, 2, 3, 4, 5]);
  await advance('push', 2);
  expect(await forget('mail', 'push')).toEqual([3, 4, 5]);
  await advance('push', 5);
  await advance('mail', 5);
  expect(await forget('mail', 'push')).toEqual([]);
});
