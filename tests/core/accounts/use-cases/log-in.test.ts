import { makeFailedTries } from '#core/accounts/security-log/steps/failed-tries.ts';
import { toLogInName, toPassword, toTypedPassword } from '#tests/support/texts.ts';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createOtpauthCodes } from '#adapters/system/otpauth-codes.ts';
import { makeLogIn } from '#core/accounts/use-cases/log-in.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { createNumberedSessionTokens } from '#tests/support/numbered-session-tokens.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { findIds } from '#tests/support/search-results.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { storeStanding } from '#tests/support/writes.ts';

const clock = createSettableClock();
const PASSWORD = 'correct horse battery';
const ORIGIN = {
  network: '203.0.113.1',
  deviceToken: 'laptop',
  device: { browser: 'Firefox', operatingSystem: 'Windows' },
};
const BAD_CREDENTIALS = refused({ code: 'bad_credentials' });

let storage: Storage;
let rosa: Self;
let sessionTokens: ReturnType<typeof createNumberedSessionTokens>;

beforeEach(async () => {
  storage = createMemoryStorage();
  sessionTokens = createNumberedSessionTokens();
  const passwordHash = await cheapPasswordHasher.hash(toPassword(PASSWORD));
  rosa = await storeMember(storage, { username: 'rosa', email: 'rosa@example.org', passwordHash });
});

async function logIn(username: string, password = PASSWORD, previousToken: string | null = null) {
  const decoyHash = await cheapPasswordHasher.hash(toPassword('nobody knows'));
  const authenticatorCodes = createOtpauthCodes();
  const foundation = { ...storage, passwordHasher: cheapPasswordHasher, sessionTokens, clock };
  const deps = { ...foundation, authenticatorCodes, decoyHash, failedTries: makeFailedTries() };
  return makeLogIn(deps)({
    username: toLogInName(username),
    password: toTypedPassword(password),
    previousToken,
    ...ORIGIN,
  });
}

const findSession = (token: string) => storage.sessions.find(sessionTokens.hash(token));

test.each(['rosa', 'ROSA', 'rosa@example.org', 'Rosa@Example.org'])(
  'logging in as %s starts a session of the member',
  async (username) => {
    expect(await logIn(username)).toEqual(
      granted({ self: rosa, token: 'token-1', deviceToken: 'laptop', mustChoosePassword: false }),
    );
    const now = clock.now();
    expect(await findSession('token-1')).toEqual({
      tokenHash: sessionTokens.hash('token-1'),
      memberId: rosa.id,
      createdAt: now,
      lastUsedAt: now,
      mustChoosePassword: false,
      device: ORIGIN.device,
    });
  },
);

test('a wrong password and an unknown name are refused alike, and start nothing', async () => {
  expect(await logIn('rosa', 'wrong')).toEqual(BAD_CREDENTIALS);
  expect(await logIn('nobody')).toEqual(BAD_CREDENTIALS);
  expect(await logIn('nobody', 'nobody knows')).toEqual(BAD_CREDENTIALS);
  expect(await findSession('token-1')).toBeNull();
});

const UNTIL = '2126-03-05T09:00:00.000Z';

test.each([
  [
    { status: 'suspended', until: UNTIL },
    { code: 'account_suspended', until: UNTIL },
  ],
  [{ status: 'removed' }, { code: 'account_removed' }],
  [{ status: 'awaiting_approval' }, { code: 'awaiting_approval' }],
  [{ status: 'under_age' }, { code: 'account_under_age' }],
] as const)(
  'an account that is %o is refused to those who know its password',
  async (account, refusal) => {
    await storeStanding(storage, rosa.id, { account });
    expect(await logIn('rosa')).toEqual(refused(refusal));
    expect(await logIn('rosa', 'wrong')).toEqual(BAD_CREDENTIALS);
    expect(await findSession('token-1')).toBeNull();
  },
);

test('a member who may not ask, or whom discovery does not show, still logs in', async () => {
  await storeStanding(storage, rosa.id, { mayAsk: false, isListed: false });
  expect(await logIn('rosa')).toMatchObject({ ok: true });
});

test('the session that the browser had ends, but only when the log-in succeeds', async () => {
  await logIn('rosa');
  await logIn('rosa', 'wrong', 'token-1');
  expect(await findSession('token-1')).not.toBeNull();
  await logIn('rosa', PASSWORD, 'token-1');
  expect(await findSession('token-1')).toBeNull();
  expect(await findSession('token-2')).not.toBeNull();
});

test('logging in is activity, and nobody else is told of it', async () => {
  const viewer = await storeMember(storage);
  const later = await storeMember(storage);
  clock.advance(100 * DAY);
  await logIn('rosa');
  expect(await findIds(storage, viewer.id)).toEqual([rosa.id, later.id]);
  expect(await readEvents(storage)).toEqual([]);
});

test('a token that is another session’s is given to nobody', async () => {
  const passwordHash = await cheapPasswordHasher.hash(toPassword(PASSWORD));
  const daniel = await storeMember(storage, { username: 'daniel', passwordHash });
  sessionTokens = createNumberedSessionTokens('same', 'same', 'other');
  await logIn('rosa');
  expect(await logIn('daniel')).toEqual(
    granted({ self: daniel, token: 'other', deviceToken: 'laptop', mustChoosePassword: false }),
  );
  expect(await findSession('same')).toMatchObject({ memberId: rosa.id });
  expect(await findSession('other')).toMatchObject({ memberId: daniel.id });
});
