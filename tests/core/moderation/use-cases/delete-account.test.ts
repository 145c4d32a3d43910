import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { makeDeleteAccount } from '#core/moderation/use-cases/delete-account.ts';
import type { Storage } from '#core/storage.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { storeStanding } from '#tests/support/writes.ts';

const clock = createSettableClock();
const NOT_FOUND = { ok: false, refusal: { code: 'not_found', subject: 'member' } };

let storage: Storage;
let rosa: MemberId;
/** How often traces were removed. */
let removals: number;

beforeEach(async () => {
  storage = createMemoryStorage();
  rosa = (await storeMember(storage, { email: 'rosa@example.org' })).id;
  removals = 0;
});

/** Nothing of this is for others to hear of. */
afterEach(async () => {
  expect(await readEvents(storage)).toEqual([]);
});

const deleteAccount = (id: MemberId) =>
  makeDeleteAccount({
    ...storage,
    clock,
    removeTraces: () => {
      removals += 1;
      return Promise.resolve();
    },
  })(id);
const log = async () =>
  storage.moderation.listEntries({ viewerId: null, memberId: null, before: null, limit: 10 });

test.each([
  {},
  { account: { status: 'removed' } },
  { leavesOn: '2126-01-01T00:00:00.000Z' },
] as const)(
  'an account is deleted at once, wherever the member stands, and the log has the id alone: %o',
  async (given) => {
    await storeStanding(storage, rosa, given);
    expect(await deleteAccount(rosa)).toEqual({ ok: true, value: null });
    expect(await storage.members.findById(rosa)).toBeNull();
    const { value } = await storage.safety.loadStanding(rosa);
    expect(value).toMatchObject({
      account: { status: 'deleted' },
      leavesOn: '2026-11-22T09:00:00.000Z',
    });
    expect(await log()).toMatchObject([
      {
        at: clock.now(),
        actor: 'operator',
        memberId: rosa,
        action: 'delete_account',
        reportId: null,
        until: null,
        reason: null,
        words: null,
      },
    ]);
    const page = { now: clock.now(), until: '2126-01-01T00:00:00.000Z', limit: 10 };
    expect(await storage.outbox.hold(page)).toMatchObject([
      { letter: { kind: 'account_deleted', address: 'rosa@example.org' } },
    ]);
    expect(removals).toBe(1);
  },
);

test('of nobody and of one who is gone there is nothing to delete', async () => {
  expect(await deleteAccount(toMemberId(99))).toEqual(NOT_FOUND);
  expect(removals).toBe(0);
  await deleteAccount(rosa);
  expect(await deleteAccount(rosa)).toEqual(NOT_FOUND);
  expect(await log()).toHaveLength(1);
  expect(removals).toBe(1);
});
