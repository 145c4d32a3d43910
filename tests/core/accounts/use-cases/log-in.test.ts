import { makeFailedTries } from '#core/accounts/security-log/steps/failed-tries.ts';
import { toLogInName, toPassword, toTypedPassword } from '#tests/support/texts.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createOtpauthCodes } from '#adapters/system/otpauth-codes.ts';
import { MOST_KNOWN_DEVICES, writeDevice } from '#core/accounts/domain/known-device.ts';
import { makeLogIn, type LogInInput } from '#core/accounts/use-cases/log-in.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { Self } from '#core/members/domain/member.ts';
import { usualStanding } from '#core/safety/domain/standing.ts';
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

async function logIn(
  username: string,
  password = PASSWORD,
  given: Partial<LogInInput> = {},
  replaced: Partial<Pick<Storage, 'commit' | 'members'> & { readonly clock: Clock }> = {},
) {
  const decoyHash = await cheapPasswordHasher.hash(toPassword('nobody knows'));
  const authenticatorCodes = createOtpauthCodes();
  const foundation = { ...storage, passwordHasher: cheapPasswordHasher, sessionTokens, clock };
  const deps = { ...foundation, authenticatorCodes, decoyHash, failedTries: makeFailedTries() };
  return makeLogIn({ ...deps, ...replaced })({
    username: toLogInName(username),
    password: toTypedPassword(password),
    previousToken: null,
    ...ORIGIN,
    ...given,
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
  [{ status: 'deleted' }, { code: 'bad_credentials' }],
] as const)(
  'an account that is %o is refused to those who know its password',
  async (account, refusal) => {
    await storeStanding(storage, rosa.id, { account });
    expect(await logIn('rosa')).toEqual(refused(refusal));
    expect(await logIn('rosa', 'wrong')).toEqual(BAD_CREDENTIALS);
    expect(await findSession('token-1')).toBeNull();
  },
);

describe('a member who is leaving', () => {
  const leavesOn = '2026-11-25T09:00:00.000Z';
  beforeEach(() => storeStanding(storage, rosa.id, { role: 'moderator', leavesOn }));

  test('is asked whether they come back, and is as before once they do', async () => {
    expect(await logIn('rosa')).toEqual(refused({ code: 'account_leaving', until: leavesOn }));
    expect(await logIn('rosa', PASSWORD, { comesBack: true })).toMatchObject({ ok: true });
    const { value } = await storage.safety.loadStanding(rosa.id);
    expect(value).toEqual({ ...usualStanding(rosa.id), role: 'moderator' });
    expect(await logIn('rosa')).toMatchObject({ ok: true });
  });

  test('does not come back once it is too late', async () => {
    const late = createSettableClock(leavesOn);
    expect(await logIn('rosa', PASSWORD, { comesBack: true }, { clock: late })).toEqual(
      BAD_CREDENTIALS,
    );
    const inTime = createSettableClock('2026-11-25T08:59:59.999Z');
    expect(await logIn('rosa', PASSWORD, { comesBack: true }, { clock: inTime })).toMatchObject({
      ok: true,
    });
  });
});

describe('a log-in is refused, and begins nothing, where meanwhile', () => {
  test('the password is another by the time that the session is stored', async () => {
    const { passwordHash } = (await storage.members.findCredentials('rosa'))!;
    const change = {
      type: 'put_password',
      memberId: rosa.id,
      passwordHash: 'another',
      replaces: passwordHash,
    } as const;
    const commit: Storage['commit'] = async (act) => {
      await storage.commit({ changes: [change], events: [], actorId: null, at: clock.now() });
      return storage.commit(act);
    };
    expect(await logIn('rosa', PASSWORD, {}, { commit })).toEqual(BAD_CREDENTIALS);
    expect(await storage.sessions.listOf(rosa.id, 10)).toEqual([]);
  });

  test('nobody has the name any more', async () => {
    let asked = 0;
    const findCredentials = (name: string) => {
      asked += 1;
      return asked === 1 ? storage.members.findCredentials(name) : Promise.resolve(null);
    };
    const members = { ...storage.members, findCredentials };
    expect(await logIn('rosa', PASSWORD, {}, { members })).toEqual(BAD_CREDENTIALS);
    expect(await storage.sessions.listOf(rosa.id, 10)).toEqual([]);
  });
});

test('of the devices that a member logs in with, the last twenty are known', async () => {
  for (let number = 0; number <= MOST_KNOWN_DEVICES; number += 1) {
    await logIn('rosa', PASSWORD, { deviceToken: `device ${number}` });
    clock.advance(1);
  }
  const known = (await storage.knownDevices.listOf(rosa.id)).map(({ deviceHash }) => deviceHash);
  const hashOf = (number: number) =>
    sessionTokens.hash(writeDevice(rosa.id, `device ${MOST_KNOWN_DEVICES - number}`));
  expect(known).toEqual(Array.from({ length: MOST_KNOWN_DEVICES }, (_, number) => hashOf(number)));
});

test('a member who may not ask, or whom discovery does not show, still logs in', async () => {
  await storeStanding(storage, rosa.id, { mayAsk: false, isListed: false });
  expect(await logIn('rosa')).toMatchObject({ ok: true });
});

test('nothing is noted of a log-in but that it happened', async () => {
  await logIn('rosa');
  const entries = await storage.securityLog.listOf(rosa.id, { before: null, limit: 10 });
  expect(entries.map(({ fact }) => fact)).toEqual(['logged_in_by_password']);
});

test('the session that the browser had ends, but only when the log-in succeeds', async () => {
  await logIn('rosa');
  await logIn('rosa', 'wrong', { previousToken: 'token-1' });
  expect(await findSession('token-1')).not.toBeNull();
  await logIn('rosa', PASSWORD, { previousToken: 'token-1' });
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
