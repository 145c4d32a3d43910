import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PasswordHasher } from '#core/accounts/ports/password-hasher.ts';
import {
  createApiClient,
  expectProblem,
  PASSWORD,
  signUp,
  type ApiAnswer,
} from '#tests/support/api-client.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';

let server: TestServer;
/** How often a password was compared with a hash. */
let evaluated = 0;
const countingHasher: PasswordHasher = {
  ...cheapPasswordHasher,
  verify: (hash, password) => {
    evaluated += 1;
    return cheapPasswordHasher.verify(hash, password);
  },
};

beforeEach(async () => {
  server = await startTestServer({
    passwordHasher: countingHasher,
    environment: { RATE_LIMITS: 'on', TRUST_PROXY: '1' },
  });
});
afterEach(() => server.close());

/** The address of one of many strangers. */
const strangerAt = (number: number) => `198.51.${number >> 8}.${number & 255}`;

const logIn = (
  address: string,
  username: string,
  password: string,
  client = createApiClient(server.url),
): Promise<ApiAnswer> =>
  client.send('POST', '/api/auth/login', { username, password }, { 'X-Forwarded-For': address });

/** Guesses the password of an account from another address each time, and answers with the statuses. */
async function guess(names: readonly string[], from: number, times: number): Promise<number[]> {
  const answers = Array.from({ length: times }, (_, number) =>
    logIn(strangerAt(from + number), names[number % names.length]!, `guess ${from + number}`),
  );
  return (await Promise.all(answers)).map(({ status }) => status);
}

/** Logs in with the right password as often as is expected to go well. */
async function expectToComeIn(times: number, client = createApiClient(server.url)) {
  for (let time = 0; time < times; time += 1) {
    expect(await logIn('203.0.113.1', 'rosa', PASSWORD, client)).toMatchObject({ status: 200 });
  }
}

describe('an account that strangers guess at from 400 addresses', () => {
  test.each([
    ['by its username', ['rosa']],
    ['by its username and its email address', ['rosa', 'Rosa@Example.org', ' ROSA']],
  ])('%s is protected, and its member comes in', async (_way, names) => {
    const owner = await signUp(server.url, 'rosa');
    evaluated = 0;
    const statuses: number[] = [];
    for (let from = 0; from < 400; from += 40) {
      statuses.push(...(await guess(names, from, 40)));
      const before = evaluated;
      await expectToComeIn(1, owner);
      evaluated = before;
    }
    expect(evaluated).toBe(20);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(380);
  });

  test('is protected when all of them guess at once', async () => {
    const owner = await signUp(server.url, 'rosa');
    evaluated = 0;
    const statuses = await guess(['rosa', 'rosa@example.org'], 0, 400);
    expect(evaluated).toBe(20);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    await expectToComeIn(12, owner);
    expectProblem(await logIn('203.0.113.9', 'rosa', PASSWORD), 429, 'too_many_requests');
  });

  test('is not opened by the device of another member', async () => {
    await signUp(server.url, 'rosa');
    const stranger = await signUp(server.url, 'daniel');
    await guess(['rosa'], 0, 40);
    expectProblem(await logIn('203.0.113.9', 'rosa', PASSWORD, stranger), 429, 'too_many_requests');
    expect(await logIn('203.0.113.9', 'daniel', PASSWORD, stranger)).toMatchObject({ status: 200 });
  });
});

test('an account is counted alike whether or not it exists', async () => {
  await signUp(server.url, 'rosa');
  for (const name of ['rosa', 'nobody']) {
    evaluated = 0;
    expect(await guess([name], 0, 20)).toEqual(Array<number>(20).fill(401));
    expect(evaluated).toBe(20);
    const refused = await logIn(strangerAt(500), name, 'another');
    expectProblem(refused, 429, 'too_many_requests');
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(59 * 60);
    expect(evaluated).toBe(20);
  }
});

test('what succeeds is taken back, and nothing else', async () => {
  await signUp(server.url, 'rosa');
  await guess(['rosa'], 0, 19);
  await expectToComeIn(5);
  expect(await guess(['rosa'], 100, 2)).toEqual(expect.arrayContaining([401, 429]));
});

describe('a device that has logged in before', () => {
  test('has ten attempts of its own, which do not count for strangers', async () => {
    const owner = await signUp(server.url, 'rosa');
    evaluated = 0;
    for (let time = 0; time < 10; time += 1) {
      const failed = await logIn(strangerAt(time), 'rosa@example.org', 'mistyped', owner);
      expectProblem(failed, 401, 'bad_credentials');
    }
    const refused = await logIn(strangerAt(10), 'rosa', PASSWORD, owner);
    expectProblem(refused, 429, 'too_many_requests');
    expect(evaluated).toBe(10);
    expect(await guess(['rosa'], 100, 21)).toContain(401);
    expect(evaluated).toBe(30);
  });

  test('is known to every member who has logged in with it', async () => {
    const shared = await signUp(server.url, 'rosa');
    await signUp(server.url, 'daniel');
    expect(await logIn('203.0.113.1', 'daniel', PASSWORD, shared)).toMatchObject({ status: 200 });
    await guess(['rosa'], 0, 21);
    await guess(['daniel'], 100, 21);
    for (const name of ['rosa', 'daniel']) {
      expect(await logIn('203.0.113.1', name, PASSWORD, shared)).toMatchObject({ status: 200 });
    }
  });

  test('is remembered by a cookie for 400 days, of which only a hash is stored', async () => {
    const owner = await signUp(server.url, 'rosa');
    const { headers } = await logIn('203.0.113.1', 'rosa', PASSWORD, owner);
    const cookie = headers.getSetCookie().find((text) => text.startsWith('device='));
    expect(cookie).toMatch(/^device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    const token = /^device=([\w-]+)/.exec(cookie!)![1]!;
    const known = await server.storage.knownDevices.listOf(owner.self.id);
    expect(known).toHaveLength(1);
    expect(JSON.stringify(known)).not.toContain(token);
  });

  test.each(['', 'x', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}.`])(
    'is not whatever sends %j for a token',
    async (token) => {
      const client = createApiClient(server.url, null, token);
      await signUp(server.url, 'rosa');
      const { headers } = await logIn('203.0.113.1', 'rosa', PASSWORD, client);
      expect(headers.getSetCookie().join()).toMatch(/device=[\w-]{43};/);
    },
  );

  test('is forgotten when twenty others were used since', async () => {
    const first = await signUp(server.url, 'rosa');
    for (let number = 0; number < 20; number += 1)
      await logIn(strangerAt(number), 'rosa', PASSWORD);
    expect(await server.storage.knownDevices.listOf(first.self.id)).toHaveLength(20);
    await guess(['rosa'], 100, 21);
    const refused = await logIn('203.0.113.1', 'rosa', PASSWORD, first);
    expectProblem(refused, 429, 'too_many_requests');
  });
});
