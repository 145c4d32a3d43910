import { toMemberId } from '#tests/support/ids.ts';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { DomainEvent } from '#core/events.ts';
import type { StoredEvent } from '#core/feed/domain/stored-event.ts';
import type { EventHandler } from '#core/feed/ports/event-handler.ts';
import { makeEventDelivery } from '#core/feed/use-cases/deliver-events.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { LetterId } from '#core/kernel/ids.ts';
import type { Change, Storage } from '#core/storage.ts';
import { advanceHandler } from '#tests/support/writes.ts';
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

/** A change that does nothing. */
const CHANGE: Change = { type: 'remove_letter', id: trusted<LetterId>(1) };

/** Notes what it is given, once `work` is done, and decides upon that. */
function handler(
  work: (event: StoredEvent<DomainEvent>) => Promise<void> | void = () => undefined,
  changes: readonly Change[] = [CHANGE],
): EventHandler<DomainEvent, Change> {
  return {
    name: 'mail',
    decide: async (event) => {
      await work(event);
      handled.push(event.id);
      return changes;
    },
  };
}

function deliverIn(processId: string, replaced: Partial<Storage> = {}) {
  return makeEventDelivery<DomainEvent, Change>({ ...storage, ...replaced, clock, processId })
    .deliver;
}

/** The storage's way to write, and how often it was used. */
function counting() {
  const commits: (readonly Change[])[] = [];
  const commit: Storage['commit'] = (act) => {
    commits.push(act.changes);
    return storage.commit(act);
  };
  return { commits, commit };
}

const idsTo = (last: number) => Array.from({ length: last }, (_id, place) => place + 1);

test('every event is handled once and in order, however many there are', async () => {
  await storeEvents(250);
  await deliverIn('one')(handler());
  expect(handled).toEqual(idsTo(250));
  await deliverIn('one')(handler());
  expect(handled).toEqual(idsTo(250));
});

test('what is stored while a full batch is handled is handled in the same delivery', async () => {
  await storeEvents(100);
  await deliverIn('one')(handler(({ id }) => (id === 100 ? storeEvents(1) : undefined)));
  expect(handled).toEqual(idsTo(101));
});

test('what is decided on a hundred events is one commit, with their position', async () => {
  await storeEvents(100);
  const { commits, commit } = counting();
  await deliverIn('one', { commit })(handler());
  expect(commits).toHaveLength(1);
  expect(commits[0]).toHaveLength(101);
  expect(commits[0]!.at(-1)).toMatchObject({ type: 'advance_handler', from: 0, to: 100 });
});

test('a process that has the handler asks no more where it stands', async () => {
  const freePosition = () => Promise.reject(new Error('The position was asked for.'));
  let isFirst = true;
  const feed: Storage['feed'] = {
    ...storage.feed,
    freePosition: (name, by) => (isFirst ? storage.feed.freePosition(name, by) : freePosition()),
  };
  const deliver = deliverIn('one', { feed });
  await storeEvents(1);
  await deliver(handler());
  isFirst = false;
  await storeEvents(1);
  await deliver(handler());
  expect(handled).toEqual([1, 2]);
  clock.advance(LONGER_THAN_A_HOLD);
  await expect(deliver(handler())).rejects.toThrow('asked for');
});

test('where nothing is decided, nothing is stored but the position, some seconds later', async () => {
  const { commits, commit } = counting();
  const deliver = deliverIn('one', { commit });
  const idle = handler(() => undefined, []);
  for (let time = 0; time < 3; time += 1) {
    await storeEvents(1);
    await deliver(idle);
  }
  expect(handled).toEqual([1, 2, 3]);
  expect(commits).toEqual([]);
  clock.advance(LONGER_THAN_A_HOLD);
  await deliver(idle);
  expect(handled).toEqual([1, 2, 3]);
  expect(commits).toMatchObject([[{ type: 'advance_handler', from: 0, to: 3 }]]);
  await deliver(idle);
  clock.advance(LONGER_THAN_A_HOLD);
  await deliver(idle);
  expect(commits).toHaveLength(1);
});

test('a process that stops lets the next go on at once', async () => {
  await storeEvents(2);
  const { deliver, letGo } = makeEventDelivery<DomainEvent, Change>({
    ...storage,
    clock,
    processId: 'one',
  });
  await deliver(handler());
  await storeEvents(1);
  await deliverIn('other')(handler());
  expect(handled).toEqual([1, 2]);
  await letGo({ name: 'mail' });
  await deliverIn('other')(handler());
  expect(handled).toEqual([1, 2, 3]);
  await letGo({ name: 'mail' });
  expect(await storage.feed.freePosition('mail', { holder: 'one', now: clock.now() })).toBeNull();
});

test('a process that stops stores how far it came, where nothing was decided', async () => {
  await storeEvents(3);
  const { deliver, letGo } = makeEventDelivery<DomainEvent, Change>({
    ...storage,
    clock,
    processId: 'one',
  });
  await deliver(handler(() => undefined, []));
  expect(await storage.feed.position('mail')).toBe(0);
  await letGo({ name: 'mail' });
  expect(await storage.feed.position('mail')).toBe(3);
});

test('a process that stops writes nothing of a handler that it neither has nor has handled for', async () => {
  const { commits, commit } = counting();
  const { deliver, letGo } = makeEventDelivery<DomainEvent, Change>({
    ...storage,
    commit,
    clock,
    processId: 'one',
  });
  await letGo({ name: 'mail' });
  await deliver(handler());
  await letGo({ name: 'mail' });
  await storeEvents(1);
  await deliver(handler());
  clock.advance(LONGER_THAN_A_HOLD);
  await letGo({ name: 'mail' });
  expect(commits).toHaveLength(1);
});

test('two that handle the same events store what one of them decides', async () => {
  await storeEvents(2);
  const { commits, commit } = counting();
  const other = deliverIn('other', { commit });
  await deliverIn('one', { commit })(
    handler(({ id }) => (id === 1 ? other(handler()) : undefined)),
  );
  expect(handled).toEqual([1, 2, 1, 2]);
  expect(commits).toHaveLength(2);
  expect(await storage.feed.position('mail')).toBe(2);
});

test('a delivery that is stopped ends with the event under way, and the next goes on after it', async () => {
  await storeEvents(250);
  await deliverIn('one')(handler(), () => handled.length === 7);
  expect(handled).toEqual(idsTo(7));
  clock.advance(LONGER_THAN_A_HOLD);
  await deliverIn('other')(handler());
  expect(handled).toEqual(idsTo(250));
});

test('another process goes on where the last delivery ended', async () => {
  await storeEvents(3);
  await deliverIn('one')(handler());
  await storeEvents(2);
  clock.advance(LONGER_THAN_A_HOLD);
  await deliverIn('other')(handler());
  expect(handled).toEqual(idsTo(5));
});

test('while no event waits, nothing is written', async () => {
  await storeEvents(2);
  const { commits, commit } = counting();
  for (const process of ['one', 'one', 'two']) await deliverIn(process, { commit })(handler());
  expect(commits).toHaveLength(1);
  clock.advance(LONGER_THAN_A_HOLD);
  await deliverIn('two', { commit })(handler());
  expect(commits).toHaveLength(1);
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
  clock.advance(LONGER_THAN_A_HOLD);
  await deliverIn('other')(handler());
  expect(handled).toEqual(idsTo(5));
});

test('a delivery while another process has the handler handles nothing', async () => {
  await storeEvents(1);
  const deliver = deliverIn('one');
  await deliver(handler());
  await storeEvents(2);
  const other = handler(() => {
    throw new Error('Both of them handle events.');
  });
  await deliver(handler(() => deliverIn('other')(other)));
  expect(handled).toEqual([1, 2, 3]);
});

test('what was not stored by a process that died comes again once its hold has ended', async () => {
  await storeEvents(1);
  const deliver = deliverIn('one');
  await deliver(handler());
  await storeEvents(2);
  const reachedThird = new Promise<void>((resolve) => {
    const dying = handler(({ id }) => {
      if (id < 3) return undefined;
      resolve();
      return new Promise<never>(() => undefined);
    });
    void deliver(dying);
  });
  await reachedThird;
  await deliverIn('other')(handler());
  expect(handled).toEqual([1, 2]);
  clock.advance(LONGER_THAN_A_HOLD);
  await deliverIn('other')(handler());
  expect(handled).toEqual([1, 2, 2, 3]);
});

test('a process that lost its hold stops after the events that it has read, and stores nothing', async () => {
  await storeEvents(150);
  const slow = handler(async ({ id }) => {
    if (id !== 50) return;
    const hold = { now: clock.now(), until: new Date(Date.parse(clock.now()) + 1).toISOString() };
    await advanceHandler(storage, 'mail', { from: 0, to: 30, holder: 'other', ...hold });
  });
  const { commits, commit } = counting();
  await deliverIn('one', { commit })(slow);
  expect(handled).toEqual(idsTo(100));
  expect(commits).toHaveLength(1);
  expect(await storage.feed.position('mail')).toBe(30);
  clock.advance(LONGER_THAN_A_HOLD);
  await deliverIn('one')(handler());
  expect(handled.slice(100)).toEqual(idsTo(150).slice(30));
});

test('what a slow handler has decided is stored each time that half of a hold has passed', async () => {
  await storeEvents(9);
  const { commits, commit } = counting();
  const slow = handler(() => {
    clock.advance(2_500);
  });
  await deliverIn('one', { commit })(slow);
  const positions = commits.map((changes) => changes.at(-1));
  expect(positions).toMatchObject([2, 4, 6, 8, 9].map((to) => ({ to })));
});

test('a slow handler is held for as long as it goes on', async () => {
  await storeEvents(30);
  const slow = handler(async ({ id }) => {
    clock.advance(3_000);
    if (id > 2) await deliverIn('other')(handler());
  });
  await deliverIn('one')(slow);
  expect(handled).toEqual(idsTo(30));
});

test('while the feed cannot be read, nothing is handled', async () => {
  await storeEvents(1);
  const read = () => Promise.reject(new Error('not just now'));
  const delivering = deliverIn('one', { feed: { ...storage.feed, read } })(handler());
  await expect(delivering).rejects.toThrow('not just now');
  await deliverIn('other')(handler());
  expect(handled).toEqual([1]);
});
