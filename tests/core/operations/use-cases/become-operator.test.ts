import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { Self } from '#core/members/domain/member.ts';
import { makeTakeMeasure } from '#core/moderation/use-cases/take-measure.ts';
import { makeBecomeOperator } from '#core/operations/use-cases/become-operator.ts';
import type { Storage } from '#core/storage.ts';
import { storeMembers } from '#tests/support/stored-records.ts';
import { createTestWorld } from '#tests/support/world.ts';
import { storeStanding } from '#tests/support/writes.ts';

let storage: Storage;
let rosa: Self;
let daniel: Self;

beforeEach(async () => {
  storage = createMemoryStorage();
  [rosa, daniel] = (await storeMembers(storage, 2)) as [Self, Self];
});

function become(caller: Self, key?: string) {
  const world = createTestWorld(storage);
  return makeBecomeOperator({ ...world, takeMeasure: makeTakeMeasure(world) })({
    callerId: caller.id,
    key: key ?? world.operatorKey.make(),
  });
}

const roleOf = async ({ id }: Self) => (await storage.safety.loadStanding(id)).value.role;

test('whoever has the key becomes the operator, which stands in the logs', async () => {
  expect(await become(rosa)).toEqual({ ok: true, value: null });
  expect(await roleOf(rosa)).toBe('operator');
  const page = { viewerId: null, memberId: rosa.id, before: null, limit: 10 };
  expect(await storage.moderation.listEntries(page)).toMatchObject([
    { action: 'make_operator', actor: 'operator', memberId: rosa.id },
  ]);
});

test('a moderator can become it', async () => {
  await storeStanding(storage, rosa.id, { role: 'moderator' });
  expect((await become(rosa)).ok).toBe(true);
  expect(await roleOf(rosa)).toBe('operator');
});

test('another key makes nobody the operator', async () => {
  const refused = { ok: false, refusal: { code: 'link_not_valid' } };
  expect(await become(rosa, '')).toEqual(refused);
  expect(await become(rosa, 'x'.repeat(43))).toEqual(refused);
  expect(await roleOf(rosa)).toBe('member');
});

test('the key opens nothing once there is an operator, and again when there is none', async () => {
  await become(rosa);
  expect(await become(daniel)).toEqual({ ok: false, refusal: { code: 'link_not_valid' } });
  expect(await roleOf(daniel)).toBe('member');
  await storeStanding(storage, rosa.id, { role: 'member' });
  expect((await become(daniel)).ok).toBe(true);
});

test('whoever waits for approval becomes nothing', async () => {
  await storeStanding(storage, rosa.id, { account: { status: 'awaiting_approval' } });
  expect(await become(rosa)).toEqual({ ok: false, refusal: { code: 'approval_undecided' } });
});
