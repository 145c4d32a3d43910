import { toMemberId } from '#tests/support/ids.ts';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { DomainEvent } from '#core/events.ts';
import type { StoredEvent } from '#core/feed/domain/stored-event.ts';
import type { EventHandler } from '#core/feed/ports/event-handler.ts';
import { makeDeliverEvents } from '#core/feed/use-cases/deliver-events.ts';
import type { Storage } from '#core/storage.ts';
import { createSettableClock, type SettableClock } from '#tests/support/settable-clock.ts';

/** Longer than a handler is held without advancing. */
const LONGER_THAN_A_HOLD = 60_000;

let storage: Storage;
let clock: SettableClock;
let handled: number[];

beforeEach(() => {
  storage = createMemoryStorage();
  clock = createSettableClock();
  handled = [];
});

async function storeEvents(number: number): Promise<void> {
  for (let time = 0; time < number; time += 1) {
    const events = [{ type: 'profile_changed', memberIds: [toMemberId(1)] } as const];
    await storage.commit({ changes: [], events, actorId: null, at: clock.now() });
  }
}

/** Records what it is given, once `work` is done. */
function handler(
  work: (event: StoredEvent<DomainEvent>) => Promise<void> | void = () => undefined,
) {
  const recording: EventHandler<DomainEvent> = {
    name: 'mail',
    handle: async (event) => {
      await work(event);
      handled.push(event.id);
    },
  };
  return recording;
}

function deliverIn(processId: string, feed = storage.feed) {
  return makeDeliverEvents({ feed, clock, processId });
}

const idsTo = (last: number) => Array.from({ length: last }, (_id, place) => place + 1);

test('every event is handled once and in order, however many there are', async () => {
  await storeEvents(250);
  await deliverIn('one')(handler());
  expect(handled).toEqual(idsTo(250));
  await deliverIn('one')(handler());
  expect(handled).toEqual(idsTo(250));
});

test('what is stored while events are handled is handled in the same delivery', async () => {
  await storeEvents(2);
  await deliverIn('one')(handler(({ id }) => (id === 2 ? storeEvents(1) : undefined)));
  expect(handled).toEqual([1, 2, 3]);
});

test('a delivery that is stopped ends with the event under way, and the next goes on after it', async () => {
  await storeEvents(250);
  await deliverIn('one')(handler(), () => handled.length === 7);
  expect(handled).toEqual(idsTo(7));
  await deliverIn('other')(handler());
  expect(handled).toEqual(idsTo(250));
});

test('another process goes on where the last delivery ended', async () => {
  await storeEvents(3);
  await deliverIn('one')(handler());
  await storeEvents(2);
  await deliverIn('other')(handler());
  expect(handled).toEqual(idsTo(5));
});

test('while no event waits, nothing is written', async () => {
  await storeEvents(2);
  await deliverIn('one')(handler());
  const hold = () => Promise.reject(new Error('A hold was written.'));
  await deliverIn('one', { ...storage.feed, hold })(handler());
  await storeEvents(1);
  await expect(deliverIn('one', { ...storage.feed, hold })(handler())).rejects.toThrow('hold');
  await deliverIn('other')(handler());
  expect(handled).toEqual([1, 2, 3]);
});

test('each handler has every event', async () => {
  await storeEvents(2);
  await deliverIn('one')(handler());
  await deliverIn('one')({ ...handler(), name: 'push' });
  expect(handled).toEqual([1, 2, 1, 2]);
});

test('an event that cannot be handled comes again, and what was handled before it does not', async () => {
  await storeEvents(5);
  const failing = handler(({ id }) => {
    if (id === 4) throw new Error('not just now');
  });
  await expect(deliverIn('one')(failing)).rejects.toThrow('not just now');
  expect(handled).toEqual([1, 2, 3]);
  await deliverIn('other')(handler());
  expect(handled).toEqual(idsTo(5));
});

test('a delivery while another process delivers handles nothing', async () => {
  await storeEvents(2);
  const other = handler(() => {
    throw new Error('Both of them handle events.');
  });
  await deliverIn('one')(handler(() => deliverIn('other')(other)));
  expect(handled).toEqual([1, 2]);
});

test('what was not recorded by a process that died comes again once its hold has ended', async () => {
  await storeEvents(3);
  const reachedThird = new Promise<void>((resolve) => {
    const dying = handler(({ id }) => {
      if (id < 3) return undefined;
      resolve();
      return new Promise<never>(() => undefined);
    });
    void deliverIn('one')(dying);
  });
  await reachedThird;
  await deliverIn('other')(handler());
  expect(handled).toEqual([1, 2]);
  clock.advance(LONGER_THAN_A_HOLD);
  await deliverIn('other')(handler());
  expect(handled).toEqual([1, 2, 1, 2, 3]);
});

/** Another process takes the handler, by a clock that is that many milliseconds ahead. */
async function takeHandler(ahead: number): Promise<void> {
  const time = Date.parse(clock.now()) + ahead;
  await storage.feed.hold('mail', {
    holder: 'other',
    until: new Date(time + LONGER_THAN_A_HOLD).toISOString(),
    now: new Date(time).toISOString(),
  });
}

test('a process that lost its hold stops after the events that it has read, and records nothing', async () => {
  await storeEvents(150);
  const slow = handler(async ({ id }) => {
    if (id !== 100) return;
    clock.advance(LONGER_THAN_A_HOLD);
    await takeHandler(0);
  });
  await deliverIn('one')(slow);
  expect(handled).toEqual(idsTo(100));
  await deliverIn('one')(handler());
  expect(handled).toEqual(idsTo(100));
  await deliverIn('other')(handler());
  expect(handled).toEqual([...idsTo(100), ...idsTo(150)]);
});

test('a process that lost its hold to a clock ahead of its own reads no further events', async () => {
  await storeEvents(150);
  const robbed = handler(({ id }) => (id === 50 ? takeHandler(LONGER_THAN_A_HOLD) : undefined));
  await deliverIn('one')(robbed);
  expect(handled).toEqual(idsTo(100));
});

test('a hold is renewed each time that half of it has passed, and then not sooner', async () => {
  await storeEvents(9);
  const renewedAfter: number[] = [];
  const recordingFeed: typeof storage.feed = {
    ...storage.feed,
    advance: (name, progress) => {
      if (progress.until > clock.now()) renewedAfter.push(progress.handled);
      return storage.feed.advance(name, progress);
    },
  };
  const slow = handler(() => {
    clock.advance(2_500);
  });
  await deliverIn('one', recordingFeed)(slow);
  const atTheEndOfTheBatch = 9;
  expect(renewedAfter).toEqual([2, 4, 6, 8, atTheEndOfTheBatch]);
});

test('a slow handler is held for as long as it goes on', async () => {
  await storeEvents(30);
  const slow = handler(async () => {
    clock.advance(3_000);
    await deliverIn('other')(handler());
  });
  await deliverIn('one')(slow);
  expect(handled).toEqual(idsTo(30));
});

test('while the feed cannot be read, nothing is handled, and the handler is let go', async () => {
  await storeEvents(1);
  const read = () => Promise.reject(new Error('not just now'));
  const delivering = deliverIn('one', { ...storage.feed, read })(handler());
  await expect(delivering).rejects.toThrow('not just now');
  await deliverIn('other')(handler());
  expect(handled).toEqual([1]);
});
