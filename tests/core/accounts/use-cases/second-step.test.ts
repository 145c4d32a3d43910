import { makeFailedTries } from '#core/accounts/security-log/steps/failed-tries.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createOtpauthCodes } from '#adapters/system/otpauth-codes.ts';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import { makeCheckCredentials } from '#core/accounts/steps/check-credentials.ts';
import { makeCheckLogIn } from '#core/accounts/steps/check-log-in.ts';
import { SECOND_STEPS } from '#core/accounts/steps/second-step.ts';
import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import type { SecondFactor } from '#core/accounts/domain/second-factor.ts';
import { makeLogIn } from '#core/accounts/use-cases/log-in.ts';
import type { Self } from '#core/members/domain/member.ts';
import { makeFindNoticeByPassword } from '#core/moderation/use-cases/find-notice-by-password.ts';
import type { Storage } from '#core/storage.ts';
import { appCodeAhead, appCodeAt, HALF_MINUTE } from '#tests/support/app-codes.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { createSettableClock, type SettableClock } from '#tests/support/settable-clock.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { toLogInName, toPassword, toTypedPassword } from '#tests/support/texts.ts';
import {
  createSession,
  putOneTimePassword,
  storeSecondFactor,
  storeStanding,
} from '#tests/support/writes.ts';

const PASSWORD = 'correct horse battery';
const ONE_TIME = '01234-56789-abcde-fghjk';
const CODES = ['0123-4567-89ab-cdef-ghjk', 'zzzz-zzzz-zzzz-zzzz-zzzz', '0000-0000-0000-0000-0000'];
const BAD = { ok: false, refusal: { code: 'bad_credentials' } };
const REQUIRED = { ok: false, refusal: { code: 'second_factor_required' } };
const WRONG = { ok: false, refusal: { code: 'second_factor_wrong' } };

let storage: Storage;
let clock: SettableClock;
let rosa: Self;
/** The hashes that were checked. */
let checked: string[];
/** Everybody types from elsewhere, so that only what is counted for the member counts. */
let networks = 0;
const sessionTokens = createRandomSessionTokens();
const authenticatorCodes = createOtpauthCodes();
const secret = authenticatorCodes.createSecret();

beforeEach(async () => {
  storage = createMemoryStorage();
  clock = createSettableClock();
  checked = [];
  const passwordHash = await cheapPasswordHasher.hash(toPassword(PASSWORD));
  rosa = await storeMember(storage, { username: 'rosa', passwordHash });
});

const failedTries = makeFailedTries();

const foundation = async () => ({
  ...storage,
  failedTries,
  clock,
  sessionTokens,
  authenticatorCodes,
  decoyHash: await cheapPasswordHasher.hash(toPassword('nobody knows')),
  passwordHasher: {
    ...cheapPasswordHasher,
    verify: (hash: string, password: Parameters<typeof cheapPasswordHasher.verify>[1]) => {
      checked.push(hash);
      return cheapPasswordHasher.verify(hash, password);
    },
  },
});
const typed = (password: string, username = 'rosa') => ({
  username: toLogInName(username),
  password: toTypedPassword(password),
  network: `network ${(networks += 1)}`,
  deviceToken: null,
});
const logIn = async (password: string, code?: string, username = 'rosa') =>
  makeLogIn(await foundation())({
    ...typed(password, username),
    previousToken: null,
    device: UNKNOWN_DEVICE,
    ...(code !== undefined && { code }),
  });
const shown = (halfMinutes = 0) => appCodeAhead(secret, clock, halfMinutes);
const protect = (change: Partial<SecondFactor> = {}) =>
  storeSecondFactor(storage, {
    memberId: rosa.id,
    authenticator: { status: 'on', secret, lastStep: 0, since: null },
    recoveryCodes: { hashes: CODES.map((code) => sessionTokens.hash(code)), madeAt: clock.now() },
    onlyPasskeys: false,
    endsAt: null,
    ...change,
  });
const factor = async () => (await storage.secondFactors.load(rosa.id)).value;
const OFF = { authenticator: { status: 'off' } } as const;

describe('with an app', () => {
  test('the right password alone asks for a code, and begins nothing', async () => {
    await protect();
    expect(await logIn(PASSWORD)).toEqual(REQUIRED);
    expect(await logIn('wrong')).toEqual(BAD);
    expect(await factor()).toMatchObject({ authenticator: { lastStep: 0 } });
  });

  test('a code that is begun only is not asked for', async () => {
    await protect({ authenticator: { status: 'begun', secret } });
    expect(await logIn(PASSWORD)).toMatchObject({ ok: true });
  });

  test.each([
    [-1, true],
    [0, true],
    [1, true],
    [-2, false],
    [2, false],
  ])('a code of %d half minutes from now lets in: %o', async (halfMinutes, lets) => {
    await protect();
    const answer = await logIn(PASSWORD, shown(halfMinutes));
    expect(answer).toMatchObject(lets ? { ok: true, value: { self: rosa } } : WRONG);
  });

  test('a code typed with a blank is the same', async () => {
    await protect();
    const code = shown();
    expect(await logIn(PASSWORD, ` ${code.slice(0, 3)} ${code.slice(3)} `)).toMatchObject({
      ok: true,
    });
  });

  test('each half minute is good once, and none before it any more', async () => {
    await protect();
    expect(await logIn(PASSWORD, shown())).toMatchObject({ ok: true });
    expect(await logIn(PASSWORD, shown())).toEqual(WRONG);
    expect(await logIn(PASSWORD, shown(-1))).toEqual(WRONG);
    expect(await logIn(PASSWORD, shown(1))).toMatchObject({ ok: true });
  });

  test('whoever has not the password learns nothing from a code, and uses none up', async () => {
    await protect();
    expect(await logIn('wrong', shown())).toEqual(BAD);
    expect(await logIn('wrong', 'nonsense')).toEqual(BAD);
    expect(await logIn('wrong', CODES[0])).toEqual(BAD);
    expect(await logIn(PASSWORD, shown(), 'nobody')).toEqual(BAD);
    expect(await logIn(PASSWORD, shown())).toMatchObject({ ok: true });
  });

  test('another member’s codes are wrong', async () => {
    await protect();
    const other = authenticatorCodes.createSecret();
    expect(await logIn(PASSWORD, appCodeAt(other, clock.now()))).toEqual(WRONG);
    expect(await logIn(PASSWORD, '1111-1111-1111-1111-1111')).toEqual(WRONG);
    expect(await logIn(PASSWORD, '')).toEqual(WRONG);
  });

  test('ten wrong codes in 15 minutes are the last, from wherever, until the time is over', async () => {
    await protect();
    for (let tries = 0; tries < 10; tries += 1) expect(await logIn(PASSWORD, 'no')).toEqual(WRONG);
    expect(await logIn(PASSWORD, shown())).toMatchObject({
      refusal: { code: 'too_many_requests' },
    });
    expect(await logIn(PASSWORD)).toEqual(REQUIRED);
  });

  test('too many codes are noted for the member, and so is each wrong one', async () => {
    await protect();
    failedTries.take();
    for (let tries = 0; tries < 11; tries += 1) await logIn(PASSWORD, 'no');
    const noted = { memberId: rosa.id, at: clock.now() };
    expect(failedTries.take()).toEqual([
      { ...noted, fact: 'second_step_failed', count: 10 },
      { ...noted, fact: 'log_in_held_back', count: 1 },
    ]);
    await logIn(PASSWORD);
    expect(failedTries.take()).toEqual([]);
  });

  test('a log-in that takes no code gives back none that were wrong', async () => {
    const key = String(rosa.id);
    for (let tries = 0; tries < SECOND_STEPS.points; tries += 1) {
      await storage.limiter.take(SECOND_STEPS, key);
    }
    expect(await logIn(PASSWORD)).toMatchObject({ ok: true });
    await protect();
    expect(await logIn(PASSWORD, shown())).toMatchObject({
      refusal: { code: 'too_many_requests' },
    });
  });

  test('a right code begins the count again', async () => {
    await protect();
    for (let tries = 0; tries < 25; tries += 1) {
      clock.advance(2 * HALF_MINUTE);
      if (tries % 5 === 4) expect(await logIn(PASSWORD, shown())).toMatchObject({ ok: true });
      else expect(await logIn(PASSWORD, 'no')).toEqual(WRONG);
    }
  });

  test('of two who type the same code at the same moment, one comes in', async () => {
    await protect();
    for (const code of [shown(), CODES[0]]) {
      const answers = await Promise.all([logIn(PASSWORD, code), logIn(PASSWORD, code)]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(answers.filter(({ ok }) => !ok)).toEqual([WRONG]);
    }
  });

  test('whoever is not in use is told so with the password, and uses no code up', async () => {
    await protect();
    await storeStanding(storage, rosa.id, { account: { status: 'removed' } });
    expect(await logIn(PASSWORD, CODES[0])).toMatchObject({ refusal: { code: 'account_removed' } });
    expect((await factor()).recoveryCodes?.hashes).toHaveLength(3);
  });

  test('a one-time password needs the code as well, and waits for it', async () => {
    await protect();
    const passwordHash = await cheapPasswordHasher.hash(toPassword(ONE_TIME));
    const expiresAt = '2126-01-01T00:00:00.000Z';
    await putOneTimePassword(storage, { memberId: rosa.id, passwordHash, expiresAt });
    expect(await logIn(ONE_TIME)).toEqual(REQUIRED);
    expect(await logIn(ONE_TIME, shown())).toMatchObject({
      ok: true,
      value: { mustChoosePassword: true },
    });
  });
});

describe('a recovery code', () => {
  test('is good once for the second step, however it is typed', async () => {
    await protect();
    const code = CODES[0]!.toUpperCase().replaceAll('-', ' ');
    expect(await logIn(PASSWORD, code)).toMatchObject({
      ok: true,
      value: { mustChoosePassword: false },
    });
    expect(await logIn(PASSWORD, code)).toEqual(WRONG);
    expect((await factor()).recoveryCodes?.hashes).toHaveLength(2);
  });

  test('takes the place of a forgotten password, once, and ends every session', async () => {
    await protect(OFF);
    const times = { createdAt: clock.now(), lastUsedAt: clock.now(), mustChoosePassword: false };
    const old = { memberId: rosa.id, ...times, device: UNKNOWN_DEVICE };
    await createSession(storage, { tokenHash: 'old', ...old });
    const answer = await logIn(CODES[0]!);
    expect(answer).toMatchObject({ ok: true, value: { self: rosa, mustChoosePassword: true } });
    if (!answer.ok) return;
    const session = await storage.sessions.find(sessionTokens.hash(answer.value.token));
    expect(session).toMatchObject({ memberId: rosa.id, mustChoosePassword: true });
    expect(await storage.sessions.find('old')).toBeNull();
    expect(await logIn(CODES[0]!)).toEqual(BAD);
  });

  test('in the place of the password needs another code for the second step', async () => {
    await protect();
    expect(await logIn(CODES[0]!)).toEqual(REQUIRED);
    expect(await logIn(CODES[0]!, CODES[0])).toEqual(WRONG);
    expect((await factor()).recoveryCodes?.hashes).toHaveLength(3);
    expect(await logIn(CODES[0]!, CODES[1])).toMatchObject({ ok: true });
    expect((await factor()).recoveryCodes?.hashes).toEqual([sessionTokens.hash(CODES[2]!)]);
    expect(await logIn(CODES[2]!, shown())).toMatchObject({ ok: true });
  });

  test('lets in one of two at the same moment', async () => {
    await protect(OFF);
    const answers = await Promise.all([logIn(CODES[0]!), logIn(CODES[0]!)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok)).toEqual([BAD]);
  });

  test('of another member, of nobody, or not whole is a wrong password', async () => {
    await protect(OFF);
    const passwordHash = await cheapPasswordHasher.hash(toPassword('another'));
    await storeMember(storage, { username: 'daniel', passwordHash });
    expect(await logIn(CODES[0]!, undefined, 'daniel')).toEqual(BAD);
    expect(await logIn(CODES[0]!, undefined, 'nobody')).toEqual(BAD);
    for (let length = 1; length < CODES[0]!.length; length += 2) {
      expect(await logIn(CODES[0]!.slice(0, length))).toEqual(BAD);
    }
    expect((await factor()).recoveryCodes?.hashes).toHaveLength(3);
  });

  test('is not taken before or after a decision of those who run the site', async () => {
    await protect(OFF);
    await storeStanding(storage, rosa.id, { account: { status: 'removed' } });
    expect(await logIn(CODES[0]!)).toMatchObject({ refusal: { code: 'account_removed' } });
    await storeStanding(storage, rosa.id, { account: { status: 'active' } });
    expect(await logIn(CODES[0]!)).toMatchObject({ ok: true });
  });

  test('finds no notice: it is good for a log-in only', async () => {
    await protect(OFF);
    const checkLogIn = makeCheckLogIn(await foundation());
    const find = makeFindNoticeByPassword({ ...storage, checkLogIn });
    expect(await find(typed(CODES[0]!))).toEqual(BAD);
    expect(await find(typed(PASSWORD))).toMatchObject({ refusal: { code: 'not_found' } });
  });
});

describe('with passkeys only', () => {
  test('the password is as wrong as any other, also for a notice', async () => {
    await protect({ ...OFF, onlyPasskeys: true });
    expect(await logIn(PASSWORD)).toEqual(BAD);
    const checkCredentials = makeCheckCredentials(await foundation());
    expect(await checkCredentials(typed(PASSWORD))).toBeNull();
  });

  test('a recovery code lets in, and then the password that is chosen does', async () => {
    await protect({ ...OFF, onlyPasskeys: true });
    expect(await logIn(CODES[0]!)).toMatchObject({ ok: true, value: { mustChoosePassword: true } });
    expect((await factor()).onlyPasskeys).toBe(false);
    expect(await logIn(PASSWORD)).toMatchObject({ ok: true });
  });
});

test.each(['nobody', 'rosa'])(
  'a log-in checks one hash, whoever is named and whatever is typed: %s',
  async (username) => {
    await protect();
    const all = [PASSWORD, 'wrong', CODES[0]!, 'zzzz-zzzz-zzzz-zzzz-zzz0', ONE_TIME];
    for (const [place, password] of all.entries()) {
      await logIn(password, undefined, username);
      expect(checked).toHaveLength(place + 1);
    }
  },
);
