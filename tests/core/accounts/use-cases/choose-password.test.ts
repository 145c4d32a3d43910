import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import { writeDevice } from '#core/accounts/domain/known-device.ts';
import { noSecondFactor } from '#core/accounts/domain/second-factor.ts';
import { refused } from '#core/kernel/result.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import { makeUseCases } from '#server/composition/contexts.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { createNumberedSessionTokens } from '#tests/support/numbered-session-tokens.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock, type SettableClock } from '#tests/support/settable-clock.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { toPassword, toTypedPassword } from '#tests/support/texts.ts';
import { createTestWorld } from '#tests/support/world.ts';
import {
  createSession,
  putKnownDevice,
  storeSecondFactor,
  storeStanding,
} from '#tests/support/writes.ts';

const OLD = 'correct horse battery';
const NEW = 'a quiet garden gate';
const NOT_SIGNED_IN = refused({ code: 'not_signed_in' });
const MINUTE = 60_000;

let storage: Storage;
let clock: SettableClock;
let rosa: Self;
let sessionTokens: ReturnType<typeof createNumberedSessionTokens>;
let does: ReturnType<typeof makeUseCases>;

beforeEach(async () => {
  storage = createMemoryStorage();
  clock = createSettableClock();
  sessionTokens = createNumberedSessionTokens();
  does = makeUseCases(createTestWorld(storage, { clock, sessionTokens }));
  const passwordHash = await cheapPasswordHasher.hash(toPassword(OLD));
  rosa = await storeMember(storage, { username: 'rosa', passwordHash });
  await begin('laptop');
  await begin('phone');
});

/** Nothing of this is for others to hear of. */
afterEach(async () => {
  expect(await readEvents(storage)).toEqual([]);
});

function begin(token: string, mustChoosePassword = false): Promise<void> {
  const times = { createdAt: clock.now(), lastUsedAt: clock.now() };
  const tokenHash = sessionTokens.hash(token);
  const device = UNKNOWN_DEVICE;
  return createSession(storage, {
    ...times,
    tokenHash,
    memberId: rosa.id,
    mustChoosePassword,
    device,
  });
}

const choose = (
  given: { token?: string; proof?: string | null; deviceToken?: string; newPassword?: string } = {},
) => {
  const { token = 'laptop', proof = OLD, deviceToken = null, newPassword = NEW } = given;
  return does.choosePassword({
    token,
    newPassword: toPassword(newPassword),
    proof: proof === null ? null : { type: 'password', password: toTypedPassword(proof) },
    deviceToken,
  });
};

const hasPassword = async (password: string) => {
  const { passwordHash } = (await storage.members.findCredentials('rosa'))!;
  return cheapPasswordHasher.verify(passwordHash, toTypedPassword(password));
};

test('a password is chosen with a proof; every session ends, and one begins', async () => {
  clock.advance(MINUTE);
  const now = clock.now();
  expect(await choose()).toMatchObject({ ok: true, value: { self: rosa, token: 'token-1' } });
  expect(await hasPassword(NEW)).toBe(true);
  for (const token of ['laptop', 'phone']) expect(await does.resolveSession(token)).toBeNull();
  expect(await storage.sessions.find(sessionTokens.hash('token-1'))).toEqual({
    tokenHash: sessionTokens.hash('token-1'),
    memberId: rosa.id,
    createdAt: now,
    lastUsedAt: now,
    mustChoosePassword: false,
    device: UNKNOWN_DEVICE,
  });
});

test('without the right proof nothing changes', async () => {
  expect(await choose({ proof: 'a guess' })).toMatchObject({ refusal: { code: 'invalid_input' } });
  expect(await choose({ proof: null })).toEqual(refused({ code: 'forbidden' }));
  expect(await hasPassword(OLD)).toBe(true);
  expect(await does.resolveSession('phone')).not.toBeNull();
});

test('whoever came in by a one-time password needs no proof', async () => {
  await begin('tablet', true);
  expect(await choose({ token: 'tablet', proof: null })).toMatchObject({ ok: true });
  expect(await hasPassword(NEW)).toBe(true);
});

test('what is common is refused at its field', async () => {
  expect(await choose({ newPassword: 'rosa' })).toMatchObject({
    refusal: { code: 'invalid_input', errors: [{ path: 'newPassword' }] },
  });
  expect(await hasPassword(OLD)).toBe(true);
});

test('other devices are forgotten, and the one that it was chosen on is not', async () => {
  const devices = ['mine', 'another'].map((token) =>
    sessionTokens.hash(writeDevice(rosa.id, token)),
  );
  for (const deviceHash of devices) {
    await putKnownDevice(storage, { deviceHash, memberId: rosa.id, lastUsedAt: clock.now() });
  }
  await choose({ deviceToken: 'mine' });
  const known = await storage.knownDevices.listOf(rosa.id);
  expect(known.map(({ deviceHash }) => deviceHash)).toEqual([devices[0]]);
});

test('a device that says nothing of itself is forgotten with the others', async () => {
  const deviceHash = sessionTokens.hash(writeDevice(rosa.id, 'mine'));
  await putKnownDevice(storage, { deviceHash, memberId: rosa.id, lastUsedAt: clock.now() });
  await choose();
  expect(await storage.knownDevices.listOf(rosa.id)).toEqual([]);
});

test('the other ways in stay, unless their member says that someone else was there', async () => {
  const recoveryCodes = { hashes: ['one'], madeAt: clock.now() };
  await storeSecondFactor(storage, { ...noSecondFactor(rosa.id), recoveryCodes });
  await choose();
  const { value } = await storage.secondFactors.load(rosa.id);
  expect(value.recoveryCodes).toEqual(recoveryCodes);
});

test.each(['findById', 'findCredentials'] as const)(
  'nobody chooses one whose account is gone by then: %s',
  async (read) => {
    await begin('tablet', true);
    const members = { ...storage.members, [read]: () => Promise.resolve(null) };
    does = makeUseCases(createTestWorld({ ...storage, members }, { clock, sessionTokens }));
    expect(await choose({ token: 'tablet', proof: null })).toEqual(NOT_SIGNED_IN);
    expect(await hasPassword(OLD)).toBe(true);
  },
);

test('nobody chooses one by a session that has ended, or at an account that is removed', async () => {
  expect(await choose({ token: 'tablet' })).toEqual(NOT_SIGNED_IN);
  await storeStanding(storage, rosa.id, { account: { status: 'removed' } });
  expect(await choose()).toEqual(NOT_SIGNED_IN);
  expect(await hasPassword(OLD)).toBe(true);
});
