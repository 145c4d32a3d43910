import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { makeDeleteLeavers } from '#core/accounts/leaving/use-cases/delete-leavers.ts';
import { usualStanding } from '#core/safety/domain/standing.ts';
import type { Storage } from '#core/storage.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock, DAY, type SettableClock } from '#tests/support/settable-clock.ts';
import { storeMember, storeMembers } from '#tests/support/stored-records.ts';
import { storeStanding } from '#tests/support/writes.ts';

let storage: Storage;
let clock: SettableClock;
let rosa: MemberId;
/** How often traces were removed. */
let removals: number;

beforeEach(async () => {
  storage = createMemoryStorage();
  clock = createSettableClock();
  rosa = (await storeMember(storage, { email: 'rosa@example.org' })).id;
  removals = 0;
});

/** Nothing of this is for others to hear of. */
afterEach(async () => {
  expect(await readEvents(storage)).toEqual([]);
});

const removeTraces = () => {
  removals += 1;
  return Promise.resolve();
};
const deleteLeavers = (safety = storage.safety) =>
  makeDeleteLeavers({ ...storage, safety, removeTraces, clock })();

/** Deletes, where all else happens just after those who are due have been listed. */
const deleteLeaversWhile = (happen: () => Promise<unknown>) =>
  deleteLeavers({
    ...storage.safety,
    listLeaving: async (...page) => {
      const due = await storage.safety.listLeaving(...page);
      await happen();
      return due;
    },
  });
const mayComeBackUntil = (leavesOn: string | null, id = rosa) =>
  storeStanding(storage, id, { leavesOn });
const isThere = async (id = rosa) => (await storage.members.findById(id)) !== null;
const standing = async (id = rosa) => (await storage.safety.loadStanding(id)).value;
const traces = async (id = rosa) => (await standing(id)).leavesOn;

describe('a member who has left', () => {
  test('is deleted when their time is over, and not before', async () => {
    const until = clock.now();
    await mayComeBackUntil(until);
    clock.advance(-1);
    expect(await deleteLeavers()).toBe(0);
    expect(await isThere()).toBe(true);
    expect(removals).toBe(0);
    clock.advance(1);
    expect(await deleteLeavers()).toBe(1);
    expect(await isThere()).toBe(false);
    const page = { now: clock.now(), until: '2126-01-01T00:00:00.000Z', limit: 10 };
    expect(await storage.outbox.hold(page)).toMatchObject([
      { letter: { kind: 'account_deleted', address: 'rosa@example.org' }, dueAt: until },
    ]);
  });

  test('leaves traces that are removed at once, and again a day later', async () => {
    await mayComeBackUntil(clock.now());
    await deleteLeavers();
    expect(removals).toBe(1);
    const account = { status: 'deleted' } as const;
    const leavesOn = new Date(Date.parse(clock.now()) + DAY).toISOString();
    expect(await standing()).toEqual({ ...usualStanding(rosa), account, leavesOn });
    clock.advance(DAY - 1);
    expect(await deleteLeavers()).toBe(0);
    clock.advance(1);
    expect(await deleteLeavers()).toBe(1);
    expect(removals).toBe(2);
    expect(await standing()).toEqual({ ...usualStanding(rosa), account });
    expect(await deleteLeavers()).toBe(0);
    expect(removals).toBe(2);
  });

  test('whose traces cannot be removed now is looked for again', async () => {
    await mayComeBackUntil(clock.now());
    await deleteLeavers();
    clock.advance(DAY);
    const failing = makeDeleteLeavers({
      ...storage,
      removeTraces: () => Promise.reject(new Error('The disk is full.')),
      clock,
    });
    await expect(failing()).rejects.toThrow('The disk is full.');
    expect(await deleteLeavers()).toBe(1);
    expect(await traces()).toBeNull();
  });

  test('stays when they come back at the last moment', async () => {
    await mayComeBackUntil(clock.now());
    await deleteLeaversWhile(() => mayComeBackUntil(null));
    expect(await isThere()).toBe(true);
    expect(await standing()).toEqual(usualStanding(rosa));
  });

  test('stays when they come back and leave again', async () => {
    const later = new Date(Date.parse(clock.now()) + 1).toISOString();
    await mayComeBackUntil(clock.now());
    await deleteLeaversWhile(() => mayComeBackUntil(later));
    expect(await isThere()).toBe(true);
    expect(await traces()).toBe(later);
  });
});

describe('of two who delete at once', () => {
  test('each member is deleted once', async () => {
    await mayComeBackUntil(clock.now());
    await Promise.all([deleteLeavers(), deleteLeavers()]);
    const page = { now: clock.now(), until: '2126-01-01T00:00:00.000Z', limit: 10 };
    expect(await storage.outbox.hold(page)).toHaveLength(1);
  });

  test('the second leaves the traces to be looked for a day later', async () => {
    await mayComeBackUntil(clock.now());
    await deleteLeaversWhile(() => deleteLeavers());
    expect(await traces()).toBe(new Date(Date.parse(clock.now()) + DAY).toISOString());
  });

  test('the second notes nothing of traces that are removed', async () => {
    await mayComeBackUntil(clock.now());
    await deleteLeavers();
    clock.advance(DAY);
    await deleteLeaversWhile(() => deleteLeavers());
    const { version } = await storage.safety.loadStanding(rosa);
    expect(version).toBe(3);
  });
});

test('all are deleted who are due, however many', async () => {
  const members = await storeMembers(storage, 150);
  for (const { id } of members) await mayComeBackUntil(clock.now(), id);
  expect(await deleteLeavers()).toBe(150);
  for (const { id } of members) expect(await isThere(id)).toBe(false);
  expect(await isThere()).toBe(true);
  expect(removals).toBe(2);
});
