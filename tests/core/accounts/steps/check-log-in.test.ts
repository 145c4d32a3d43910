import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { writeDevice } from '#core/accounts/domain/known-device.ts';
import { makeCheckLogIn } from '#core/accounts/steps/check-log-in.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import { makeFailedTries } from '#core/accounts/security-log/steps/failed-tries.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { createNumberedSessionTokens } from '#tests/support/numbered-session-tokens.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { toLogInName, toPassword, toTypedPassword } from '#tests/support/texts.ts';
import { putKnownDevice } from '#tests/support/writes.ts';

const PASSWORD = 'correct horse battery';
const BAD = { refusal: { code: 'bad_credentials' } };
const TOO_MANY = { refusal: { code: 'too_many_requests' } };

let storage: Storage;
let rosa: Self;
let isOverloaded: boolean;
const clock = createSettableClock();
const sessionTokens = createNumberedSessionTokens();
const passwordHasher: typeof cheapPasswordHasher = {
  ...cheapPasswordHasher,
  verify: (hash, password) =>
    isOverloaded
      ? Promise.reject(new Error('overloaded'))
      : cheapPasswordHasher.verify(hash, password),
};

beforeEach(async () => {
  storage = createMemoryStorage();
  isOverloaded = false;
  const passwordHash = await cheapPasswordHasher.hash(toPassword(PASSWORD));
  rosa = await storeMember(storage, { username: 'rosa', passwordHash });
});

const check = (
  password: string,
  origin: { username?: string; network?: string; deviceToken?: string } = {},
) => {
  const { username = 'rosa', network = '203.0.113.1', deviceToken = null } = origin;
  const decoyHash = 'x'.padEnd(64);
  const failedTries = makeFailedTries();
  const deps = { ...storage, passwordHasher, sessionTokens, clock, decoyHash, failedTries };
  const typed = { username: toLogInName(username), password: toTypedPassword(password) };
  return makeCheckLogIn(deps)({ ...typed, network, deviceToken });
};

async function failTimes(times: number, origin: (time: number) => Parameters<typeof check>[1]) {
  for (let time = 0; time < times; time += 1) {
    expect(await check('a guess', origin(time))).toMatchObject(BAD);
  }
}

test('ten failures from one network are the last; the member comes in from another', async () => {
  await failTimes(10, () => ({}));
  expect(await check(PASSWORD)).toMatchObject(TOO_MANY);
  expect(await check(PASSWORD, { network: '203.0.113.2' })).toMatchObject({ ok: true });
});

test('twenty failures from anywhere are the last of strangers at an account', async () => {
  await failTimes(20, (time) => ({ network: `network ${time}` }));
  expect(await check(PASSWORD, { network: 'another' })).toMatchObject(TOO_MANY);
});

test('a name that leads nowhere is counted like one that does, and for itself', async () => {
  await failTimes(20, (time) => ({ username: 'nobody', network: `network ${time}` }));
  const another = { network: 'another' };
  expect(await check('a guess', { username: 'nobody', ...another })).toMatchObject(TOO_MANY);
  expect(await check('a guess', { username: 'somebody', ...another })).toMatchObject(BAD);
  expect(await check(PASSWORD, another)).toMatchObject({ ok: true });
});

test('coming in forgets the failures from there, and leaves those of strangers', async () => {
  await failTimes(10, (time) => ({ network: `network ${time}` }));
  for (let round = 0; round < 2; round += 1) {
    await failTimes(4, () => ({}));
    expect(await check(PASSWORD)).toMatchObject({ ok: true });
  }
  await failTimes(2, () => ({}));
  expect(await check('a guess')).toMatchObject(TOO_MANY);
});

test('coming in gives nothing of that back to strangers, and nothing of theirs to the member', async () => {
  await failTimes(9, () => ({}));
  expect(await check(PASSWORD)).toMatchObject({ ok: true });
  await failTimes(9, () => ({}));
  await failTimes(1, () => ({ network: 'another' }));
  expect(await check(PASSWORD, { network: 'a third' })).toMatchObject({ ok: true });
  await failTimes(1, () => ({ network: 'another' }));
  expect(await check('a guess', { network: 'a third' })).toMatchObject(TOO_MANY);
});

test('what strangers do at one account counts at no other', async () => {
  const passwordHash = await cheapPasswordHasher.hash(toPassword(PASSWORD));
  await storeMember(storage, { username: 'daniel', passwordHash });
  await failTimes(20, (time) => ({ network: `network ${time}` }));
  const other = { username: 'daniel', network: 'another' };
  expect(await check('a guess', other)).toMatchObject(BAD);
  expect(await check(PASSWORD, other)).toMatchObject({ ok: true });
});

test('all names of a member are one account', async () => {
  const names = ['rosa', rosa.email];
  await failTimes(20, (time) => ({ username: names[time % 2]!, network: `network ${time}` }));
  for (const username of names) {
    expect(await check(PASSWORD, { username, network: 'another' })).toMatchObject(TOO_MANY);
  }
});

test('a device that the member has used is counted by itself, ten times', async () => {
  const deviceHash = sessionTokens.hash(writeDevice(rosa.id, 'mine'));
  await putKnownDevice(storage, { deviceHash, memberId: rosa.id, lastUsedAt: clock.now() });
  await failTimes(20, (time) => ({ network: `network ${time}` }));
  await failTimes(10, () => ({ deviceToken: 'mine' }));
  expect(await check(PASSWORD, { deviceToken: 'mine' })).toMatchObject(TOO_MANY);
});

test('no stranger keeps the member from coming in on it', async () => {
  const deviceHash = sessionTokens.hash(writeDevice(rosa.id, 'mine'));
  await putKnownDevice(storage, { deviceHash, memberId: rosa.id, lastUsedAt: clock.now() });
  await failTimes(20, (time) => ({ network: `network ${time}`, deviceToken: 'unknown' }));
  expect(await check(PASSWORD, { deviceToken: 'mine' })).toMatchObject({ ok: true });
});

test('an attempt that could not be checked does not count', async () => {
  isOverloaded = true;
  for (let time = 0; time < 10; time += 1) {
    await expect(check(PASSWORD)).rejects.toThrow('overloaded');
  }
  isOverloaded = false;
  expect(await check(PASSWORD)).toMatchObject({ ok: true });
});
