import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import { SESSION_IDLE_LIMIT } from '#core/accounts/domain/session.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { sessionIdOf } from '#core/accounts/sessions/domain/listed-session.ts';
import { makeEndOtherSessions } from '#core/accounts/sessions/use-cases/end-other-sessions.ts';
import { makeEndSession } from '#core/accounts/sessions/use-cases/end-session.ts';
import { makeListSessions } from '#core/accounts/sessions/use-cases/list-sessions.ts';
import type { Storage } from '#core/storage.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock, HOUR, type SettableClock } from '#tests/support/settable-clock.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { createSession } from '#tests/support/writes.ts';

const sessionTokens = createRandomSessionTokens();
const DEVICE = { browser: 'Firefox', operatingSystem: 'Windows' };
const NOT_FOUND = { ok: false, refusal: { code: 'not_found', subject: 'session' } };

let storage: Storage;
let clock: SettableClock;
let rosa: MemberId;
let daniel: MemberId;

beforeEach(async () => {
  storage = createMemoryStorage();
  clock = createSettableClock();
  rosa = (await storeMember(storage)).id;
  daniel = (await storeMember(storage)).id;
});

/** Nothing of this is for others to hear of. */
afterEach(async () => {
  expect(await readEvents(storage)).toEqual([]);
});

/** Signs the member in now, with that token. */
const signIn = (memberId: MemberId, token: string) =>
  createSession(storage, {
    tokenHash: sessionTokens.hash(token),
    memberId,
    createdAt: clock.now(),
    lastUsedAt: clock.now(),
    mustChoosePassword: false,
    device: DEVICE,
  });
const list = (token = 'laptop') =>
  makeListSessions({ ...storage, sessionTokens, clock })({ memberId: rosa, token });
const numberOf = (token: string) => sessionIdOf({ tokenHash: sessionTokens.hash(token) });
const end = (id: ReturnType<typeof numberOf>) =>
  makeEndSession({ ...storage, clock })({ memberId: rosa, id });
const endOthers = (token: string) =>
  makeEndOtherSessions({ ...storage, sessionTokens, clock })({ memberId: rosa, token });
const tokensOf = async (memberId: MemberId, tokens: readonly string[]) => {
  const sessions = await storage.sessions.listOf(memberId, 1_000);
  const hashes = new Set(sessions.map(({ tokenHash }) => tokenHash));
  return tokens.filter((token) => hashes.has(sessionTokens.hash(token)));
};

describe('the sessions of a member', () => {
  test('are listed, the last used first, with the one in which they ask', async () => {
    for (const token of ['phone', 'laptop', 'tablet']) {
      await signIn(rosa, token);
      clock.advance(HOUR);
    }
    await signIn(daniel, 'his');
    const listed = await list('laptop');
    expect(listed.map(({ session, isCurrent }) => [session.tokenHash, isCurrent])).toEqual([
      [sessionTokens.hash('tablet'), false],
      [sessionTokens.hash('laptop'), true],
      [sessionTokens.hash('phone'), false],
    ]);
    expect(listed[0]!.session).toMatchObject({ memberId: rosa, device: DEVICE });
  });

  test('are those that may still be used', async () => {
    await signIn(rosa, 'phone');
    clock.advance(1);
    await signIn(rosa, 'laptop');
    clock.advance(SESSION_IDLE_LIMIT - 1);
    expect(await list()).toMatchObject([{ isCurrent: true }]);
  });

  test('are at most a hundred, those last used', async () => {
    for (let number = 0; number <= 100; number += 1) {
      await signIn(rosa, `token ${number}`);
      clock.advance(1);
    }
    const listed = await list('token 1');
    expect(listed).toHaveLength(100);
    expect(listed.at(-1)).toMatchObject({ isCurrent: true });
  });
});

describe('ending a session', () => {
  test('signs the member out there alone', async () => {
    for (const token of ['phone', 'laptop']) await signIn(rosa, token);
    expect(await end(numberOf('phone'))).toEqual({ ok: true, value: null });
    expect(await tokensOf(rosa, ['phone', 'laptop'])).toEqual(['laptop']);
  });

  test('finds none of another member, and none that is over', async () => {
    await signIn(daniel, 'his');
    await signIn(rosa, 'phone');
    expect(await end(numberOf('his'))).toEqual(NOT_FOUND);
    await end(numberOf('phone'));
    expect(await end(numberOf('phone'))).toEqual(NOT_FOUND);
    expect(await tokensOf(daniel, ['his'])).toEqual(['his']);
  });
});

test('ending all others leaves the one in which the member asks, and everyone else’s', async () => {
  for (const token of ['phone', 'laptop', 'tablet']) await signIn(rosa, token);
  await signIn(daniel, 'his');
  await endOthers('laptop');
  expect(await tokensOf(rosa, ['phone', 'laptop', 'tablet'])).toEqual(['laptop']);
  expect(await tokensOf(daniel, ['his'])).toEqual(['his']);
});
