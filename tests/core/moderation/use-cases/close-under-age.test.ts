import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { makeCloseUnderAge } from '#core/moderation/use-cases/close-under-age.ts';
import { makeLiftEndedSuspensions } from '#core/moderation/use-cases/lift-ended-suspensions.ts';
import { makeTakeMeasure } from '#core/moderation/use-cases/take-measure.ts';
import type { Storage } from '#core/storage.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { createSession, storeStanding } from '#tests/support/writes.ts';

const clock = createSettableClock();
let storage: Storage;
let rosa: MemberId;

beforeEach(async () => {
  storage = createMemoryStorage();
  rosa = (await storeMember(storage)).id;
});

const close = () => makeCloseUnderAge({ ...storage, clock })(rosa);
const account = async () => (await storage.safety.loadStanding(rosa)).value.account;
const entries = () =>
  storage.moderation.listEntries({ viewerId: null, memberId: rosa, before: null, limit: 10 });

test('the account is out of use, every session has ended, and the log says why', async () => {
  const at = clock.now();
  const session = {
    memberId: rosa,
    createdAt: at,
    lastUsedAt: at,
    mustChoosePassword: false,
    device: UNKNOWN_DEVICE,
  };
  await createSession(storage, { ...session, tokenHash: 'a' });
  await close();
  expect(await account()).toEqual({ status: 'under_age' });
  expect(await storage.sessions.find('a')).toBeNull();
  expect(await storage.members.list({ after: 0, limit: 10 })).toEqual([]);
  expect(await entries()).toMatchObject([
    { at, actor: 'rule', action: 'close_under_age', reason: 'under_18' },
  ]);
});

test('no time opens it again, and those who run the site do', async () => {
  await close();
  clock.advance(1_000 * DAY);
  await makeLiftEndedSuspensions({ ...storage, clock })();
  expect(await account()).toEqual({ status: 'under_age' });
  const measure = { action: 'restore' } as const;
  await makeTakeMeasure({ ...storage, clock })({ memberId: rosa, measure, words: null });
  expect(await account()).toEqual({ status: 'active' });
});

test.each([
  { status: 'removed' },
  { status: 'suspended', until: '2126-01-01T00:00:00.000Z' },
  { status: 'under_age' },
] as const)('an account that is %o already stays as it is', async (status) => {
  await storeStanding(storage, rosa, { account: status });
  await close();
  expect(await account()).toEqual(status);
  expect(await entries()).toEqual([]);
});
