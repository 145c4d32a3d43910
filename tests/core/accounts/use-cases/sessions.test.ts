import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { SESSION_AGE_LIMIT, SESSION_IDLE_LIMIT } from '#core/accounts/domain/session.ts';
import { makeGetCurrentMember } from '#core/accounts/use-cases/get-current-member.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { makeLogOut } from '#core/accounts/use-cases/log-out.ts';
import { makeRemoveExpiredSessions } from '#core/accounts/use-cases/remove-expired-sessions.ts';
import { makeCheckSessions } from '#core/accounts/use-cases/check-sessions.ts';
import { makeResolveSession } from '#core/accounts/use-cases/resolve-session.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import type { Storage } from '#core/storage.ts';
import { createNumberedSessionTokens } from '#tests/support/numbered-session-tokens.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock, DAY, type SettableClock } from '#tests/support/settable-clock.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { addSecurityEntry, createSession, putKnownDevice } from '#tests/support/writes.ts';

const sessionTokens = createNumberedSessionTokens();
const MINUTE = 60_000;

let storage: Storage;
let clock: SettableClock;
let memberId: MemberId;
let failures: [sentence: string, error: unknown][];

beforeEach(async () => {
  storage = createMemoryStorage();
  clock = createSettableClock();
  failures = [];
  memberId = (await storeMember(storage)).id;
  for (const token of ['laptop', 'phone']) await start(token);
});

/** Nothing of this is for others to hear of. */
afterEach(async () => {
  expect(await readEvents(storage)).toEqual([]);
});

function start(token: string): Promise<void> {
  const tokenHash = sessionTokens.hash(token);
  const now = clock.now();
  return createSession(storage, {
    tokenHash,
    memberId,
    createdAt: now,
    lastUsedAt: now,
    mustChoosePassword: false,
    device: UNKNOWN_DEVICE,
  });
}

const find = (token: string) => storage.sessions.find(sessionTokens.hash(token));

const reportFailure = (sentence: string, error: unknown) => failures.push([sentence, error]);

function resolve(token: string, site: Partial<Pick<Storage, 'sessions' | 'commit'>> = {}) {
  return makeResolveSession({ ...storage, sessionTokens, clock, reportFailure, ...site })(token);
}

test('a caller is the member that they are, while there is one', async () => {
  const current = makeGetCurrentMember(storage);
  expect(await current(memberId)).toEqual(granted(await storage.members.findById(memberId)));
  expect(await current(toMemberId(99))).toEqual(refused({ code: 'not_signed_in' }));
});

test('a token stands for its member, and an unknown one for nobody', async () => {
  expect(await resolve('laptop')).toEqual({ memberId, mustChoosePassword: false });
  expect(await resolve('tablet')).toBeNull();
});

test('of several sessions those are known that are alive, and asking is no use of them', async () => {
  const check = makeCheckSessions({ ...storage, clock, reportFailure });
  const [laptop, phone] = [sessionTokens.hash('laptop'), sessionTokens.hash('phone')];
  const hashes = [laptop, phone, sessionTokens.hash('tablet')];
  clock.advance(SESSION_IDLE_LIMIT - 1);
  expect(await check(hashes)).toEqual(new Set([laptop, phone]));
  expect(await check([])).toEqual(new Set());
  await resolve('phone');
  clock.advance(1);
  expect(await check(hashes)).toEqual(new Set([phone]));
});

test('using a session keeps it alive up to its greatest age', async () => {
  const step = SESSION_IDLE_LIMIT - MINUTE;
  for (let age = step; age < SESSION_AGE_LIMIT; age += step) {
    clock.advance(step);
    expect(await resolve('laptop')).toEqual({ memberId, mustChoosePassword: false });
  }
  clock.advance(step);
  expect(await resolve('laptop')).toBeNull();
});

test('a session that is not used ends', async () => {
  clock.advance(SESSION_IDLE_LIMIT - 1);
  expect(await resolve('laptop')).toEqual({ memberId, mustChoosePassword: false });
  clock.advance(1);
  expect(await resolve('phone')).toBeNull();
});

test('a session that was found over stays so when the clock goes back', async () => {
  clock.advance(SESSION_IDLE_LIMIT);
  expect(await resolve('laptop')).toBeNull();
  clock.advance(-SESSION_IDLE_LIMIT);
  expect(await resolve('laptop')).toBeNull();
  expect(await resolve('phone')).toEqual({ memberId, mustChoosePassword: false });
});

test('sessions that were found over among several stay so when the clock goes back', async () => {
  const check = makeCheckSessions({ ...storage, clock, reportFailure });
  const hashes = ['laptop', 'phone', 'tablet'].map((token) => sessionTokens.hash(token));
  const tablet = sessionTokens.hash('tablet');
  clock.advance(SESSION_IDLE_LIMIT);
  await start('tablet');
  expect(await check(hashes)).toEqual(new Set([tablet]));
  clock.advance(-SESSION_IDLE_LIMIT);
  expect(await check(hashes)).toEqual(new Set([tablet]));
  expect(await resolve('phone')).toBeNull();
});

test('a session that is over and cannot be removed is reported, and stands for nobody', async () => {
  const failure = new StorageUnavailable('not just now');
  const commit = () => Promise.reject(failure);
  clock.advance(SESSION_IDLE_LIMIT);
  expect(await resolve('laptop', { commit })).toBeNull();
  const check = makeCheckSessions({ ...storage, clock, reportFailure, commit });
  expect(await check([sessionTokens.hash('phone')])).toEqual(new Set());
  const report = ['Sessions that are over could not be removed.', failure];
  expect(failures).toEqual([report, report]);
});

test('a use is recorded once a minute', async () => {
  const startedAt = clock.now();
  clock.advance(MINUTE - 1);
  await resolve('laptop');
  expect(await find('laptop')).toMatchObject({ lastUsedAt: startedAt });
  clock.advance(1);
  await resolve('laptop');
  expect(await find('laptop')).toMatchObject({ lastUsedAt: clock.now() });
});

test('a use that cannot be recorded is reported, and the session stands for its member', async () => {
  const failure = new StorageUnavailable('not just now');
  const recordUse = () => Promise.reject(failure);
  clock.advance(MINUTE);
  expect(await resolve('laptop', { sessions: { ...storage.sessions, recordUse } })).toEqual({
    memberId,
    mustChoosePassword: false,
  });
  expect(failures).toEqual([['The use of a session could not be recorded.', failure]]);
});

test('logging out ends the session of the token and no other', async () => {
  const logOut = makeLogOut({ ...storage, sessionTokens, clock });
  await logOut(null);
  await logOut('tablet');
  await logOut('laptop');
  await logOut('laptop');
  expect(await resolve('laptop')).toBeNull();
  expect(await resolve('phone')).toEqual({ memberId, mustChoosePassword: false });
});

test('expired sessions are removed, and those alive stay', async () => {
  clock.advance(SESSION_IDLE_LIMIT - MINUTE);
  await resolve('laptop');
  await start('tablet');
  clock.advance(MINUTE + 1);
  await makeRemoveExpiredSessions({ ...storage, clock })();
  expect(await find('phone')).toBeNull();
  expect(await find('laptop')).not.toBeNull();
  expect(await find('tablet')).not.toBeNull();
});

test('the security log is kept for 90 days', async () => {
  const entry = { memberId, fact: 'password_changed', count: 1, aboutId: null } as const;
  const add = () =>
    addSecurityEntry(storage, { ...entry, at: clock.now(), device: UNKNOWN_DEVICE });
  await add();
  clock.advance(DAY);
  await add();
  const kept = clock.now();
  clock.advance(89 * DAY + 1);
  await makeRemoveExpiredSessions({ ...storage, clock })();
  const listed = await storage.securityLog.listOf(memberId, { before: null, limit: 10 });
  expect(listed.map(({ at }) => at)).toEqual([kept]);
});

test('devices that nobody has logged in with for 400 days are forgotten', async () => {
  const lastUsedAt = clock.now();
  await putKnownDevice(storage, { deviceHash: 'old', memberId, lastUsedAt });
  clock.advance(DAY);
  await putKnownDevice(storage, { deviceHash: 'new', memberId, lastUsedAt: clock.now() });
  clock.advance(399 * DAY + 1);
  await makeRemoveExpiredSessions({ ...storage, clock })();
  expect(await storage.knownDevices.find('old')).toBeNull();
  expect(await storage.knownDevices.find('new')).not.toBeNull();
});
