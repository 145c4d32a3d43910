import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#core/contract.ts';
import {
  createApiClient,
  expectProblem,
  PASSWORD,
  signUp,
  type ApiClient,
  type MemberClient,
} from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock, DAY, type SettableClock } from '#tests/support/settable-clock.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

let server: TestServer;
let clock: SettableClock;
let rosa: MemberClient;

beforeEach(async () => {
  clock = createSettableClock();
  server = await startTestServer({ clock, environment: { RATE_LIMITS: 'on' } });
  rosa = await signUp(server.url, 'rosa');
});
afterEach(() => server.close());

async function logIn(userAgent: string, password = PASSWORD): Promise<ApiClient> {
  const client = createApiClient(server.url);
  const credentials = { username: 'rosa', password };
  const headers = { 'User-Agent': userAgent };
  const answer = await client.send('POST', '/api/auth/login', credentials, headers);
  expect(answer).toMatchObject({ status: 200 });
  return client;
}

async function list(client: ApiClient) {
  const { body } = await client.send('GET', '/api/sessions');
  return endpoints.listSessions.response.parse(body);
}

const isSignedIn = async (client: ApiClient) =>
  (await client.send('GET', '/api/auth/current')).status === 200;

test('members see where they are signed in, by days and without addresses', async () => {
  const day = clock.now().slice(0, 10);
  clock.advance(3 * DAY);
  const laptop = await logIn(FIREFOX);
  clock.advance(DAY);
  await logIn(SAFARI);
  await logIn('nonsense');
  const sessions = await list(laptop);
  const today = clock.now().slice(0, 10);
  const devices = sessions.map(({ device }) => device);
  expect(devices.toSorted()).toEqual(
    ['Firefox on Windows', 'Safari on iOS', 'Unknown device', devices.at(-1)].toSorted(),
  );
  expect(sessions.filter(({ isCurrent }) => isCurrent)).toMatchObject([
    { device: 'Firefox on Windows', lastUsedOn: today },
  ]);
  expect(sessions.at(-1)).toMatchObject({ beganOn: day, lastUsedOn: day, isCurrent: false });
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(4);
  const known = ['beganOn', 'device', 'id', 'isCurrent', 'lastUsedOn'];
  for (const session of sessions) expect(Object.keys(session).sort()).toEqual(known);
});

test('members sign out in one place, and others cannot do it for them', async () => {
  const laptop = await logIn(FIREFOX);
  const phone = await logIn(SAFARI);
  const { id } = (await list(laptop)).find(({ device }) => device === 'Safari on iOS')!;
  const stranger = await signUp(server.url, 'daniel');
  expectProblem(await stranger.send('DELETE', `/api/sessions/${id}`), 404, 'not_found');
  expect(await isSignedIn(phone)).toBe(true);
  expect(await laptop.send('DELETE', `/api/sessions/${id}`)).toMatchObject({ status: 204 });
  expect(await isSignedIn(phone)).toBe(false);
  expect(await isSignedIn(laptop)).toBe(true);
  expectProblem(await laptop.send('DELETE', `/api/sessions/${id}`), 404, 'not_found');
});

test('members sign out everywhere else', async () => {
  const laptop = await logIn(FIREFOX);
  const phone = await logIn(SAFARI);
  const stranger = await signUp(server.url, 'daniel');
  expect(await laptop.send('DELETE', '/api/sessions')).toMatchObject({ status: 204 });
  expect(await isSignedIn(laptop)).toBe(true);
  for (const other of [phone, rosa]) expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(stranger)).toBe(true);
  expect(await list(laptop)).toHaveLength(1);
});

test('sessions that have run out are not listed', async () => {
  clock.advance(15 * DAY);
  const laptop = await logIn(FIREFOX);
  expect(await list(laptop)).toHaveLength(1);
});

const NEW = 'another long way';
const change = (client: ApiClient, password: string | null, newPassword = NEW) =>
  client.send('PUT', '/api/password', {
    newPassword,
    ...(password !== null && { proof: { password } }),
  });

test('a password is changed by whoever knows it, and all other sessions end', async () => {
  const phone = await logIn(SAFARI);
  const before = rosa.sessionToken();
  expect(await change(rosa, PASSWORD)).toMatchObject({ status: 200, body: { id: rosa.id } });
  expect(rosa.sessionToken()).not.toBe(before);
  expect(await isSignedIn(rosa)).toBe(true);
  expect(await isSignedIn(phone)).toBe(false);
  expect(await isSignedIn(createApiClient(server.url, before))).toBe(false);
  await logIn(FIREFOX, NEW);
  const old = { username: 'rosa', password: PASSWORD };
  const refused = await createApiClient(server.url).send('POST', '/api/auth/login', old);
  expectProblem(refused, 401, 'bad_credentials');
});

test('a password is changed by nobody who does not know it', async () => {
  const fields = z.object({ errors: z.array(z.object({ path: z.string() })) });
  const wrong = await change(rosa, 'not the password');
  expectProblem(wrong, 400, 'invalid_input');
  expect(fields.parse(wrong.body).errors).toEqual([{ path: 'proof.password' }]);
  expectProblem(await change(rosa, null), 403, 'forbidden');
  const common = await change(rosa, PASSWORD, 'Hearthkin123!');
  expect(fields.parse(common.body).errors).toEqual([{ path: 'newPassword' }]);
  for (let time = 0; time < 10; time += 1) await change(rosa, 'not the password');
  expectProblem(await change(rosa, PASSWORD), 429, 'too_many_requests');
});

test('a change of the password lets all other devices be forgotten', async () => {
  await logIn(FIREFOX);
  await logIn(SAFARI);
  expect(await server.storage.knownDevices.listOf(rosa.self.id)).toHaveLength(3);
  await change(rosa, PASSWORD);
  expect(await server.storage.knownDevices.listOf(rosa.self.id)).toHaveLength(1);
});
