import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { Storage } from '#core/storage.ts';
import {
  createApiClient,
  expectProblem,
  PASSWORD,
  signUp,
  type ApiClient,
  type MemberClient,
} from '#tests/support/api-client.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { CONTRACT_CALLS, nameOf } from '#tests/support/contract-calls.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { toPassword } from '#tests/support/texts.ts';
import { putOneTimePassword } from '#tests/support/writes.ts';

const GIVEN = '01234-56789-abcde-fghjk';
const NEW = 'a long walk home';

let storage: Storage;
let server: TestServer;
/** Logged in with the password that she then forgets. */
let rosa: MemberClient;
/** Somebody who has the one-time password. */
let client: ApiClient;

beforeEach(async () => {
  storage = createMemoryStorage();
  server = await startTestServer({ storage });
  rosa = await signUp(server.url, 'rosa');
  client = createApiClient(server.url);
  await putOneTimePassword(storage, {
    memberId: rosa.self.id,
    passwordHash: await cheapPasswordHasher.hash(toPassword(GIVEN)),
    expiresAt: '2126-01-01T00:00:00.000Z',
  });
});
afterEach(() => server.close());

const logIn = (password: string, by = client) =>
  by.send('POST', '/api/auth/login', { username: 'rosa', password });
const choose = (newPassword: unknown, by: Pick<ApiClient, 'send'> = client) =>
  by.send('PUT', '/api/password', { newPassword });

test('an ordinary log-in says that nothing else is to be done', async () => {
  const answer = await logIn(PASSWORD);
  expect(answer).toMatchObject({ status: 200, body: { ...rosa.self, mustChoosePassword: false } });
});

test('a log-in by it says what is to be done, once, and everyone else is out', async () => {
  const answer = await logIn(GIVEN);
  expect(answer).toMatchObject({ status: 200, body: { ...rosa.self, mustChoosePassword: true } });
  expectProblem(await rosa.send('GET', '/api/auth/current'), 401, 'not_signed_in');
  expectProblem(await logIn(GIVEN, createApiClient(server.url)), 401, 'bad_credentials');
});

const others = CONTRACT_CALLS.filter(
  (call) => call.access === 'member' && nameOf(call) !== 'PUT /api/password',
).map((call) => [nameOf(call), call] as const);
test.each(others)(
  'until then %s is refused, before its input is looked at',
  async (_name, call) => {
    await logIn(GIVEN);
    const answer = await client.send(call.method, call.path.replace('{id}', 'x'));
    expectProblem(answer, 403, 'must_choose_password');
    expect(answer.body).toMatchObject({ detail: 'Please choose a new password first.' });
  },
);

test('public calls stay open, and the way out', async () => {
  await logIn(GIVEN);
  expect((await client.send('GET', '/api/resources')).status).toBe(200);
  expect((await client.send('POST', '/api/auth/logout')).status).toBe(204);
  expectProblem(await choose(NEW), 401, 'not_signed_in');
});

test('the password is chosen in it, and the session goes on under a fresh token', async () => {
  await logIn(GIVEN);
  const elsewhere = createApiClient(server.url);
  await logIn(PASSWORD, elsewhere);
  const chosen = await choose(NEW);
  expect(chosen).toMatchObject({ status: 200, body: rosa.self });
  expect(chosen.headers.getSetCookie()).toHaveLength(1);
  expect((await client.send('GET', '/api/auth/current')).status).toBe(200);
  expectProblem(await elsewhere.send('GET', '/api/auth/current'), 401, 'not_signed_in');
  expectProblem(await logIn(PASSWORD, elsewhere), 401, 'bad_credentials');
  expect((await logIn(NEW, elsewhere)).status).toBe(200);
  expectProblem(await choose('yet another one'), 403, 'forbidden');
});

test.each([
  ['short', 'Password must be at least 10 characters'],
  ['password123', 'This password is too common'],
  ['rosa@example.org', 'This password is too common'],
  ['zzzzz-zzzzz-zzzzz-zzzzz', 'Choose a password of your own'],
])('%s is not accepted', async (newPassword, message) => {
  await logIn(GIVEN);
  const answer = await choose(newPassword);
  expectProblem(answer, 400, 'invalid_input');
  expect(answer.body).toMatchObject({ errors: [{ path: 'newPassword', message }] });
});

test('whoever knows only the ordinary session changes no password', async () => {
  expectProblem(await choose(NEW, rosa), 403, 'forbidden');
  expectProblem(await choose(NEW, createApiClient(server.url)), 401, 'not_signed_in');
});
