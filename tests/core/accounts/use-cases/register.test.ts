import { toEmailAddress, toPassword, toUsername } from '#tests/support/texts.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { makeRegister, type Registration } from '#core/accounts/use-cases/register.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { EVERYONE } from '#core/members/domain/who-may-ask.ts';
import { DEFAULT_PREFERENCES } from '#core/members/domain/preferences.ts';
import type { Storage } from '#core/storage.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { isReservedName } from '#tests/support/reserved-names.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';

const clock = createSettableClock();
const ROSA: Registration = {
  username: toUsername('rosa'),
  email: toEmailAddress('rosa@example.org'),
  password: toPassword('correct horse battery'),
  name: 'Rosa Lindgren',
};

let storage: Storage;

beforeEach(() => {
  storage = createMemoryStorage();
});

const register = (registration: Registration) =>
  makeRegister({ ...storage, passwordHasher: cheapPasswordHasher, clock, isReservedName })(
    registration,
  );

test('who registers becomes a member, with what they chose and defaults for the rest', async () => {
  const registered = await register({ ...ROSA, preferences: { interests: ['chess'] } });
  const { password: _password, ...account } = ROSA;
  const nothing = { bio: null, location: null, age: null, avatarUrl: null };
  const preferences = { ...DEFAULT_PREFERENCES, interests: ['chess'] };
  const self = {
    id: 1,
    ...account,
    ...nothing,
    createdAt: clock.now(),
    preferences,
    whoMayAsk: EVERYONE,
  };
  expect(registered).toEqual(granted(self));
  expect(await storage.members.findById(toMemberId(1))).toEqual(self);
  expect(await readEvents(storage)).toEqual([{ type: 'member_registered', memberIds: [1] }]);
});

test('the password is stored as its hash', async () => {
  await register(ROSA);
  const stored = await storage.members.findCredentials('rosa');
  const { passwordHash } = stored!;
  expect(passwordHash).not.toContain(ROSA.password);
  expect(await cheapPasswordHasher.verify(passwordHash, ROSA.password)).toBe(true);
});

test.each([
  [{ username: 'ROSA', email: 'other@example.org' }, 'username_taken'],
  [{ username: 'other', email: 'Rosa@Example.org' }, 'email_taken'],
  [{ username: 'Rosa@example.org', email: 'other@example.org' }, 'username_taken'],
] as const)('%o is refused as %s, and nothing is stored', async (given, code) => {
  await register(ROSA);
  const username = toUsername(given.username);
  const email = toEmailAddress(given.email);
  expect(await register({ ...ROSA, username, email })).toEqual(refused({ code }));
  expect(await storage.members.list({ after: 0, limit: 10 })).toHaveLength(1);
  expect(await readEvents(storage)).toHaveLength(1);
});

test('names of those who run the site are refused, and nothing is stored', async () => {
  const given = { ...ROSA, username: toUsername('m0derator'), name: 'Hearthkin Support' };
  const errors = ['username', 'name'].map((field) => ({
    path: field,
    fault: { rule: 'reserved_name', field },
  }));
  expect(await register(given)).toEqual(refused({ code: 'invalid_input', errors }));
  expect(await storage.members.list({ after: 0, limit: 10 })).toEqual([]);
  expect(await readEvents(storage)).toEqual([]);
});
