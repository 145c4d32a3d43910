import { toMemberId } from '#tests/support/ids.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createInProcessEventBus } from '#adapters/system/in-process-event-bus.ts';
import type { DomainEvent } from '#core/events.ts';
import { announceCommits } from '#core/feed/steps/announce-commits.ts';
import type { EventFeed } from '#core/feed/ports/event-feed.ts';
import type { EventHandler } from '#core/feed/ports/event-handler.ts';
import { makeEventDelivery } from '#core/feed/use-cases/deliver-events.ts';
import type { Change, Storage } from '#core/storage.ts';
import { startEventDelivery } from '#server/jobs/event-delivery.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';

const clock = createSettableClock();

let storage: Storage;
let bus: ReturnType<typeof createInProcessEventBus>;
let handled: string[];
let failures: unknown[];
let stop: () => Promise<void>;

beforeEach(() => {
  storage = createMemoryStorage();
  bus = createInProcessEventBus(() => undefined);
  handled = [];
  failures = [];
  stop = () => Promise.resolve();
});
afterEach(() => stop());

function start(...handlers: EventHandler<DomainEvent, Change>[]): void {
  startOn(storage.feed, ...handlers);
}

function startOn(
  feed: EventFeed<DomainEvent>,
  ...handlers: EventHandler<DomainEvent, Change>[]
): void {
  stop = startEventDelivery({
    handlers,
    delivery: makeEventDelivery<DomainEvent, Change>({ ...storage, feed, clock, processId: 'one' }),
    bus,
    logger: { error: (failure: unknown) => failures.push(failure) },
    collecting: 0,
  });
}

function handler(name: string, work: (id: number) => Promise<void> | void = () => undefined) {
  const recording: EventHandler<DomainEvent, Change> = {
    name,
    decide: async ({ id }) => {
      await work(id);
      handled.push(`${name} ${id}`);
      return [];
    },
  };
  return recording;
}

async function write(): Promise<void> {
  const events = [{ type: 'profile_changed', memberIds: [toMemberId(1)] } as const];
  const commit = announceCommits(storage.commit, bus);
  await commit({ changes: [], events, actorId: null, at: clock.now() });
}

test('what happened before the start is delivered, and then what happens, to every handler', async () => {
  await write();
  start(handler('mail'), handler('push'));
  await expect.poll(() => [...handled].sort()).toEqual(['mail 1', 'push 1']);
  await write();
  await expect.poll(() => [...handled].sort()).toEqual(['mail 1', 'mail 2', 'push 1', 'push 2']);
});

test('a handler that fails is logged, holds up no other, and gets the event again with the next', async () => {
  let isBroken = true;
  const broken = handler('mail', () => {
    if (isBroken) throw new Error('not just now');
  });
  await write();
  start(broken, handler('push'));
  const failure = { handler: 'mail', err: { message: 'not just now' } };
  await expect.poll(() => failures[0]).toMatchObject(failure);
  await expect.poll(() => handled).toEqual(['push 1']);
  isBroken = false;
  await write();
  await expect.poll(() => [...handled].sort()).toEqual(['mail 1', 'mail 2', 'push 1', 'push 2']);
});

test('what happens while a handler is at work is delivered after it', async () => {
  start(handler('mail', (id) => (id < 3 ? write() : undefined)));
  await write();
  await expect.poll(() => handled).toEqual(['mail 1', 'mail 2', 'mail 3']);
});

test('what happens after the last look at the feed, but before the delivery ends, is delivered', async () => {
  let isWritten = false;
  const read: EventFeed<DomainEvent>['read'] = async (page) => {
    const found = await storage.feed.read(page);
    if (!isWritten) {
      isWritten = true;
      const announced = new Promise((resolve) => {
        bus.listen({ onEvent: resolve, onGap: () => undefined });
      });
      await Promise.all([write(), announced]);
    }
    return found;
  };
  startOn({ ...storage.feed, read }, handler('mail'));
  await expect.poll(() => handled).toEqual(['mail 1']);
});

test('stopping waits for what is under way, and nothing is delivered afterwards', async () => {
  let finish = () => undefined as unknown;
  const isFinished = new Promise<void>((resolve) => (finish = resolve));
  let isStopped = false;
  await new Promise<void>((begin) => {
    start(
      handler('mail', () => {
        begin();
        return isFinished;
      }),
    );
    void write();
  });
  const stopping = stop().then(() => {
    isStopped = true;
  });
  await storage.ping();
  expect(isStopped).toBe(false);
  finish();
  await stopping;
  expect(handled).toEqual(['mail 1']);
  await write();
  await storage.ping();
  expect(handled).toEqual(['mail 1']);
  expect(await storage.feed.freePosition('mail', { holder: 'other', now: clock.now() })).toBe(1);
});
