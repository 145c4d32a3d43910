import { makeFailedTries } from '#core/accounts/security-log/steps/failed-tries.ts';
import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createOtpauthCodes } from '#adapters/system/otpauth-codes.ts';
import type { Password } from '#core/accounts/domain/password-rules.ts';
import type { PasswordHasher } from '#core/accounts/ports/password-hasher.ts';
import { makeChoosePassword } from '#core/accounts/use-cases/choose-password.ts';
import { makeLogIn } from '#core/accounts/use-cases/log-in.ts';
import { makeRemoveExpiredSessions } from '#core/accounts/use-cases/remove-expired-sessions.ts';
import { makeCheckLogIn } from '#core/accounts/steps/check-log-in.ts';
import type { Self } from '#core/members/domain/member.ts';
import { makeFileAppealByPassword } from '#core/moderation/use-cases/file-appeal-by-password.ts';
import { makeFindNoticeByPassword } from '#core/moderation/use-cases/find-notice-by-password.ts';
import { makeFileAppeal } from '#core/moderation/use-cases/file-appeal.ts';
import { makeGiveOneTimePassword } from '#core/moderation/use-cases/give-one-time-password.ts';
import type { Storage } from '#core/storage.ts';
import { isCommonPassword } from '#tests/support/common-passwords.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { createNumberedSessionTokens } from '#tests/support/numbered-session-tokens.ts';
import { createSettableClock, DAY, type SettableClock } from '#tests/support/settable-clock.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import {
  toLogInName,
  toModerationWords,
  toPassword,
  toTypedPassword,
} from '#tests/support/texts.ts';
import { createSession, storeStanding } from '#tests/support/writes.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { OneTimePasswordText } from '#core/accounts/domain/one-time-password.ts';

const OWN = 'correct horse battery';
const GIVEN = '01234-56789-abcde-fghjk';
const NEW = toPassword('a long walk home');
const BAD = { ok: false, refusal: { code: 'bad_credentials' } };
const UNTIL = '2126-03-05T09:00:00.000Z';

let storage: Storage;
let clock: SettableClock;
let rosa: Self;
/** The hashes that were checked. */
let checked: string[];
const sessionTokens = createNumberedSessionTokens();

const passwordHasher: PasswordHasher = {
  hash: (password) => cheapPasswordHasher.hash(password),
  verify: (hash, password) => {
    checked.push(hash);
    return cheapPasswordHasher.verify(hash, password);
  },
};

beforeEach(async () => {
  storage = createMemoryStorage();
  clock = createSettableClock();
  checked = [];
  const passwordHash = await cheapPasswordHasher.hash(toPassword(OWN));
  rosa = await storeMember(storage, { username: 'rosa', email: 'rosa@example.org', passwordHash });
});

const ORIGIN = { network: '203.0.113.1', deviceToken: 'laptop' };
const foundation = async () => {
  const decoyHash = await cheapPasswordHasher.hash(toPassword('nobody knows'));
  const authenticatorCodes = createOtpauthCodes();
  const names = { authenticatorCodes, isCommonPassword, failedTries: makeFailedTries() };
  return { ...storage, passwordHasher, sessionTokens, clock, decoyHash, ...names };
};
const logIn = async (password: string, username = 'rosa') =>
  makeLogIn(await foundation())({
    username: toLogInName(username),
    password: toTypedPassword(password),
    previousToken: null,
    ...ORIGIN,
    device: UNKNOWN_DEVICE,
  });
const give = (memberId = rosa.id, text = GIVEN) =>
  makeGiveOneTimePassword({
    ...storage,
    passwordHasher,
    clock,
    oneTimePasswordSource: { create: () => trusted<OneTimePasswordText>(text) },
  })(memberId);
const never = () => Promise.reject(new Error('Nobody has to prove who they are.'));
const choose = async (token: string, newPassword: Password = NEW) =>
  makeChoosePassword({ ...(await foundation()), proveIdentity: never })({
    token,
    newPassword,
    proof: null,
    deviceToken: null,
  });
const findSession = (token: string) => storage.sessions.find(sessionTokens.hash(token));

/** Logs in and returns the token. */
async function enter(password: string): Promise<string> {
  const answer = await logIn(password);
  if (!answer.ok) throw new Error('The log-in was refused.');
  return answer.value.token;
}

test('it is given for 24 hours, and the log has it without the password', async () => {
  const expiresAt = new Date(Date.parse(clock.now()) + DAY).toISOString();
  expect(await give()).toEqual({ ok: true, value: { password: GIVEN, expiresAt } });
  const page = { viewerId: null, memberId: null, before: null, limit: 10 };
  expect(await storage.moderation.listEntries(page)).toMatchObject([
    { memberId: rosa.id, actor: 'operator', action: 'give_one_time_password', words: null },
  ]);
  expect(JSON.stringify(await storage.moderation.listEntries(page))).not.toContain(GIVEN);
  const stored = await storage.oneTimePasswords.find('rosa');
  expect(stored).toMatchObject({ expiresAt });
  expect(stored!.passwordHash).not.toContain(GIVEN);
});

test('nobody is given one who is not there, or was removed', async () => {
  expect(await give(toMemberId(999))).toMatchObject({ refusal: { code: 'not_found' } });
  await storeStanding(storage, rosa.id, { account: { status: 'removed' } });
  expect(await give()).toEqual({ ok: false, refusal: { code: 'member_removed' } });
  expect(await storage.oneTimePasswords.find('rosa')).toBeNull();
});

test('it is good for one log-in, which ends all sessions and says what must be done', async () => {
  const before = await enter(OWN);
  await give();
  const answer = await logIn(GIVEN, 'ROSA@example.org');
  expect(answer).toMatchObject({ ok: true, value: { self: rosa, mustChoosePassword: true } });
  expect(await findSession(before)).toBeNull();
  expect(await logIn(GIVEN)).toEqual(BAD);
});

test('of two log-ins with it at the same moment, one comes in', async () => {
  await give();
  const answers = await Promise.all([logIn(GIVEN), logIn(GIVEN)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter(({ ok }) => !ok)).toEqual([BAD]);
});

test('a log-in with the last one is refused where the next is given meanwhile', async () => {
  await give();
  const deps = await foundation();
  const verify: PasswordHasher['verify'] = async (hash, password) => {
    await give(rosa.id, 'zzzzz-zzzzz-zzzzz-zzzzz');
    return passwordHasher.verify(hash, password);
  };
  const typed = { username: toLogInName('rosa'), password: toTypedPassword(GIVEN) };
  const logInMeanwhile = makeLogIn({ ...deps, passwordHasher: { ...passwordHasher, verify } });
  expect(
    await logInMeanwhile({ ...typed, previousToken: null, ...ORIGIN, device: UNKNOWN_DEVICE }),
  ).toEqual(BAD);
  expect(await logIn('zzzzz-zzzzz-zzzzz-zzzzz')).toMatchObject({ ok: true });
});

test("while it waits, the member's own password is good as well, for all that it ever was", async () => {
  await give();
  expect(await logIn(OWN)).toMatchObject({ ok: true, value: { mustChoosePassword: false } });
  expect(await logIn(GIVEN)).toMatchObject({ ok: true, value: { mustChoosePassword: true } });
});

test('the last one is the only one', async () => {
  await give();
  await give(rosa.id, 'zzzzz-zzzzz-zzzzz-zzzzz');
  expect(await logIn(GIVEN)).toEqual(BAD);
  expect(await logIn('zzzzz-zzzzz-zzzzz-zzzzz')).toMatchObject({ ok: true });
});

test('it is not good after 24 hours, and then removed', async () => {
  await give();
  clock.advance(DAY - 1);
  await makeRemoveExpiredSessions({ ...storage, clock })();
  expect(await storage.oneTimePasswords.find('rosa')).not.toBeNull();
  clock.advance(1);
  expect(await logIn(GIVEN)).toEqual(BAD);
  await makeRemoveExpiredSessions({ ...storage, clock })();
  expect(await storage.oneTimePasswords.find('rosa')).toBeNull();
});

test('who is suspended or removed stays out, and it is not used up by that', async () => {
  await give();
  await storeStanding(storage, rosa.id, { account: { status: 'suspended', until: UNTIL } });
  expect(await logIn(GIVEN)).toMatchObject({ refusal: { code: 'account_suspended' } });
  await storeStanding(storage, rosa.id, { account: { status: 'removed' } });
  expect(await logIn(GIVEN)).toMatchObject({ refusal: { code: 'account_removed' } });
  await storeStanding(storage, rosa.id, { account: { status: 'active' } });
  expect(await logIn(GIVEN)).toMatchObject({ ok: true });
});

test.each(['an unknown name', 'no one-time password', 'one that waits', 'one that has expired'])(
  'a log-in checks one hash, whoever is named and whatever is typed: %s',
  async (what) => {
    if (what.startsWith('one ')) await give();
    if (what.endsWith('expired')) clock.advance(DAY);
    const username = what === 'an unknown name' ? 'nobody' : 'rosa';
    const wrong = 'zzzzz-zzzzz-zzzzz-zzzzz';
    for (const [place, typed] of [OWN, 'wrong', GIVEN, wrong, OWN].entries()) {
      await logIn(typed, username);
      expect(checked).toHaveLength(place + 1);
    }
  },
);

test('whoever has come in by it chooses a password, and goes on in a fresh session', async () => {
  await give();
  const limited = await enter(GIVEN);
  expect(await findSession(limited)).toMatchObject({ mustChoosePassword: true });
  const elsewhere = await enter(OWN);
  const chosen = await choose(limited);
  expect(chosen).toMatchObject({ ok: true, value: { self: rosa } });
  if (!chosen.ok) return;
  expect(await findSession(chosen.value.token)).toMatchObject({
    memberId: rosa.id,
    mustChoosePassword: false,
    device: UNKNOWN_DEVICE,
  });
  for (const token of [limited, elsewhere]) expect(await findSession(token)).toBeNull();
  expect(await logIn(OWN)).toEqual(BAD);
  expect(await logIn(NEW)).toMatchObject({ ok: true, value: { mustChoosePassword: false } });
});

test('nobody else chooses a password in this way', async () => {
  expect(await choose('of nobody')).toEqual({ ok: false, refusal: { code: 'not_signed_in' } });
  expect(await choose(await enter(OWN))).toEqual({ ok: false, refusal: { code: 'forbidden' } });
  expect(await logIn(OWN)).toMatchObject({ ok: true });
});

test.each(['ROSA@example.org', 'everybody has it', 'rosa@example.org and more'])(
  'the password %j is too common for the member',
  async (text) => {
    await give();
    const token = await enter(GIVEN);
    expect(await choose(token, toPassword(text))).toEqual({
      ok: false,
      refusal: {
        code: 'invalid_input',
        errors: [{ path: 'newPassword', fault: { rule: 'password_too_common' } }],
      },
    });
    expect(await findSession(token)).not.toBeNull();
  },
);

test('who is suspended meanwhile chooses nothing', async () => {
  await give();
  const token = await enter(GIVEN);
  await storeStanding(storage, rosa.id, { account: { status: 'suspended', until: UNTIL } });
  expect(await choose(token)).toEqual({ ok: false, refusal: { code: 'not_signed_in' } });
});

test('chosen twice at the same moment, one password is the new one', async () => {
  await give();
  const token = await enter(GIVEN);
  const answers = await Promise.all([choose(token), choose(token, toPassword('another long way'))]);
  expect(answers.map(({ ok }) => ok)).toEqual([true, false]);
  expect(answers[1]).toEqual({ ok: false, refusal: { code: 'not_signed_in' } });
  expect(await logIn(NEW)).toMatchObject({ ok: true });
});

test('an appeal by password takes the own one only, and uses up nothing', async () => {
  await give();
  const deps = await foundation();
  const appeal = makeFileAppealByPassword({
    findNoticeByPassword: makeFindNoticeByPassword({
      ...deps,
      checkLogIn: makeCheckLogIn(deps),
    }),
    fileAppeal: makeFileAppeal(deps),
  });
  const words = toModerationWords('It was not me');
  const username = toLogInName('rosa');
  expect(await appeal({ username, password: toTypedPassword(GIVEN), words, ...ORIGIN })).toEqual(
    BAD,
  );
  expect(
    await appeal({ username, password: toTypedPassword(OWN), words, ...ORIGIN }),
  ).toMatchObject({
    refusal: { code: 'not_found' },
  });
  expect(await logIn(GIVEN)).toMatchObject({ ok: true });
});

test('a session from before the one-time password was given is no way around it', async () => {
  const session = {
    tokenHash: sessionTokens.hash('old'),
    memberId: rosa.id,
    createdAt: clock.now(),
    lastUsedAt: clock.now(),
    mustChoosePassword: false,
    device: UNKNOWN_DEVICE,
  };
  await createSession(storage, session);
  await give();
  expect(await choose('old')).toEqual({ ok: false, refusal: { code: 'forbidden' } });
  await enter(GIVEN);
  expect(await findSession('old')).toBeNull();
});
