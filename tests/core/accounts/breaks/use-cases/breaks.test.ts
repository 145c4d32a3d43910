import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { makeEndBreak } from '#core/accounts/breaks/use-cases/end-break.ts';
import { makeGetBreak } from '#core/accounts/breaks/use-cases/get-break.ts';
import { makeTakeBreak } from '#core/accounts/breaks/use-cases/take-break.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { usualStanding } from '#core/safety/domain/standing.ts';
import type { Storage } from '#core/storage.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock, HOUR, type SettableClock } from '#tests/support/settable-clock.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { storeStanding } from '#tests/support/writes.ts';

let storage: Storage;
let clock: SettableClock;
let rosa: MemberId;

beforeEach(async () => {
  storage = createMemoryStorage();
  clock = createSettableClock();
  rosa = (await storeMember(storage)).id;
});

/** Nothing of this is for others to hear of. */
afterEach(async () => {
  expect(await readEvents(storage)).toEqual([]);
});

const take = (isTold: boolean) => makeTakeBreak({ ...storage, clock })({ callerId: rosa, isTold });
const end = () => makeEndBreak({ ...storage, clock })(rosa);
const standing = () => storage.safety.loadStanding(rosa);

test('members see whether they are on a break, and since when', async () => {
  const get = makeGetBreak(storage);
  expect(await get(rosa)).toBeNull();
  await take(true);
  expect(await get(rosa)).toEqual({ since: clock.now(), isTold: true });
});

describe('taking a break', () => {
  test.each([true, false])('begins it now, with connections told or not: %o', async (isTold) => {
    const onBreak = { since: clock.now(), isTold };
    expect(await take(isTold)).toEqual({ ok: true, value: onBreak });
    expect((await standing()).value).toEqual({ ...usualStanding(rosa), onBreak });
  });

  test('again goes on from when it began, and says whether connections are told from then on', async () => {
    const since = clock.now();
    await take(true);
    clock.advance(HOUR);
    const onBreak = { since, isTold: false };
    expect(await take(false)).toEqual({ ok: true, value: onBreak });
    expect((await standing()).value.onBreak).toEqual(onBreak);
  });

  test('changes nothing else of where the member stands', async () => {
    await storeStanding(storage, rosa, { role: 'moderator', isListed: false, mayAsk: false });
    await take(true);
    expect((await standing()).value).toMatchObject({
      role: 'moderator',
      isListed: false,
      mayAsk: false,
    });
  });

  test.each([
    { account: { status: 'removed' } },
    { account: { status: 'suspended', until: '2126-01-01T00:00:00.000Z' } },
    { leavesOn: '2126-01-01T00:00:00.000Z' },
  ] as const)('is refused to whom the account is not in use: %o', async (given) => {
    await storeStanding(storage, rosa, given);
    expect(await take(true)).toEqual({ ok: false, refusal: { code: 'not_signed_in' } });
    expect((await standing()).value.onBreak).toBeNull();
  });
});

describe('coming back', () => {
  test('ends the break, and nothing else', async () => {
    await storeStanding(storage, rosa, { role: 'moderator' });
    await take(true);
    expect(await end()).toEqual({ ok: true, value: null });
    expect((await standing()).value).toEqual({ ...usualStanding(rosa), role: 'moderator' });
  });

  test('without a break stores nothing', async () => {
    expect(await end()).toEqual({ ok: true, value: null });
    expect(await standing()).toEqual({ value: usualStanding(rosa), version: 0 });
  });
});
