import { createHash } from 'node:crypto';
import { parseSetCookie } from 'cookie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { Session } from '#core/accounts/domain/session.ts';
import type { Storage } from '#core/storage.ts';
import {
  createApiClient,
  expectProblem,
  PASSWORD,
  signUp,
  type ApiClient,
} from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import {
  createSettableClock,
  DAY,
  HOUR,
  type SettableClock,
} from '#tests/support/settable-clock.ts';

let clock: SettableClock;
let storage: Storage;
let server: TestServer;

beforeEach(async () => {
  clock = createSettableClock();
  storage = createMemoryStorage();
  server = await startTestServer({ clock, storage });
});
afterEach(() => server.close());

const logIn = (client: ApiClient, username = 'rosa') =>
  client.send('POST', '/api/auth/login', { username, password: PASSWORD });
const isSignedIn = async (client: ApiClient) =>
  (await client.send('GET', '/api/auth/current')).status === 200;
const withToken = (token: string | null) => createApiClient(server.url, token);

test('the cookies last sixty days, and those of devices 400, and scripts and other sites do not get them', async () => {
  await signUp(server.url, 'rosa');
  const { headers } = await logIn(createApiClient(server.url));
  const cookies = headers.getSetCookie().map((cookie) => parseSetCookie(cookie));
  expect(cookies).toEqual([
    {
      name: 'sid',
      value: expect.stringMatching(/^[\w-]{43}$/) as string,
      maxAge: (60 * DAY) / 1000,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
    },
    {
      name: 'device',
      value: expect.stringMatching(/^[\w-]{43}$/) as string,
      maxAge: (400 * DAY) / 1000,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
    },
  ]);
});

test('cookies travel by https only and belong to the site alone when its address is https', async () => {
  const secure = await startTestServer({
    environment: { PUBLIC_URL: 'https://hearthkin.example' },
  });
  await signUp(secure.url, 'rosa');
  const client = createApiClient(secure.url);
  for (const answer of [await logIn(client), await client.send('POST', '/api/auth/logout')]) {
    expect(parseSetCookie(answer.headers.getSetCookie()[0]!)).toMatchObject({
      name: '__Host-sid',
      path: '/',
      secure: true,
    });
  }
  const { headers } = await logIn(client);
  const device = parseSetCookie(headers.getSetCookie()[1]!);
  expect(device).toMatchObject({ name: '__Host-device', path: '/', secure: true });
  expect(device).not.toHaveProperty('domain');
  expect(await isSignedIn(client)).toBe(true);
  const planted = createApiClient(secure.url, client.sessionToken());
  expect(await isSignedIn(planted)).toBe(false);
  await secure.close();
});

test('storage knows only the SHA-256 of a token', async () => {
  const kept: Session[] = [];
  const watched = {
    ...storage,
    commit: (act: Parameters<Storage['commit']>[0]) => {
      for (const change of act.changes) {
        if (change.type === 'add_session') kept.push(change.session);
      }
      return storage.commit(act);
    },
  };
  const watchedServer = await startTestServer({ storage: watched });
  const rosa = await signUp(watchedServer.url, 'rosa');
  const token = rosa.sessionToken() ?? '';
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const tokenHash = createHash('sha256').update(token).digest('hex');
  expect(kept).toEqual([expect.objectContaining({ tokenHash, memberId: rosa.id })]);
  expect(JSON.stringify(kept)).not.toContain(token);
  await watchedServer.close();
});

test('every log-in makes a fresh token and ends the session that came with it, and no other', async () => {
  const rosa = await signUp(server.url, 'rosa');
  const otherDevice = createApiClient(server.url);
  await logIn(otherDevice);
  const previous = rosa.sessionToken();

  await logIn(rosa);
  expect(rosa.sessionToken()).not.toBe(previous);
  expect(await isSignedIn(rosa)).toBe(true);
  expect(await isSignedIn(withToken(previous))).toBe(false);
  expect(await isSignedIn(otherDevice)).toBe(true);
});

test('a log-in that fails leaves the session that came with it alone', async () => {
  const rosa = await signUp(server.url, 'rosa');
  await rosa.send('POST', '/api/auth/login', { username: 'rosa', password: 'not the password' });
  expect(await isSignedIn(rosa)).toBe(true);
});

test('logging in as somebody else on one browser changes who is signed in', async () => {
  const rosa = await signUp(server.url, 'rosa');
  const daniel = await signUp(server.url, 'daniel');
  await logIn(rosa, 'daniel');
  expect(await rosa.send('GET', '/api/auth/current')).toMatchObject({ body: { id: daniel.id } });
});

test('logging out kills a copied cookie and leaves other devices signed in', async () => {
  const rosa = await signUp(server.url, 'rosa');
  const otherDevice = createApiClient(server.url);
  await logIn(otherDevice);
  const thief = withToken(rosa.sessionToken());
  expect(await isSignedIn(thief)).toBe(true);

  const { headers } = await rosa.send('POST', '/api/auth/logout');
  const cookie = parseSetCookie(headers.getSetCookie()[0]!);
  expect(cookie).toMatchObject({ name: 'sid', value: '', maxAge: 0, path: '/' });
  expect(await isSignedIn(thief)).toBe(false);
  expect(await isSignedIn(otherDevice)).toBe(true);
});

test('a session ends after fourteen days without use', async () => {
  const rosa = await signUp(server.url, 'rosa');
  clock.advance(14 * DAY - 1);
  expect(await isSignedIn(rosa)).toBe(true);
  clock.advance(14 * DAY);
  expectProblem(await rosa.send('GET', '/api/auth/current'), 401, 'not_signed_in');
});

test('a session ends after sixty days in any case', async () => {
  const rosa = await signUp(server.url, 'rosa');
  for (let day = 0; day < 59; day += 1) {
    clock.advance(DAY);
    expect(await isSignedIn(rosa)).toBe(true);
  }
  clock.advance(DAY - HOUR);
  expect(await isSignedIn(rosa)).toBe(true);
  clock.advance(HOUR);
  expect(await isSignedIn(rosa)).toBe(false);
});

test('expired sessions are removed when the server starts', async () => {
  const rosa = await signUp(server.url, 'rosa');
  const tokenHash = createHash('sha256').update(rosa.sessionToken()!).digest('hex');
  clock.advance(15 * DAY);
  expect(await storage.sessions.find(tokenHash)).not.toBeNull();
  const restarted = await startTestServer({ clock, storage });
  expect(await storage.sessions.find(tokenHash)).toBeNull();
  await restarted.close();
});

test.each(['', 'x', 'a'.repeat(3_000), '%E0%A4%A', '"; DROP TABLE sessions', '__proto__'])(
  'the token %j is nobody',
  async (token) => {
    const answer = await withToken(token).send('GET', '/api/users');
    expectProblem(answer, 401, 'not_signed_in');
    expect(await withToken(token).send('POST', '/api/auth/logout')).toMatchObject({ status: 204 });
  },
);

test('the session of a member who is no longer there is nobody’s', async () => {
  const rosa = await signUp(server.url, 'rosa');
  const members = { ...storage.members, findById: () => Promise.resolve(null) };
  const without = await startTestServer({ clock, storage: { ...storage, members } });
  const answer = await createApiClient(without.url, rosa.sessionToken()).send(
    'GET',
    '/api/auth/current',
  );
  expectProblem(answer, 401, 'not_signed_in');
  await without.close();
});

test('other cookies are nothing to us', async () => {
  const rosa = await signUp(server.url, 'rosa');
  const response = await createApiClient(server.url).fetch('/api/auth/current', {
    headers: { Cookie: `theme=dark; sid=${rosa.sessionToken()}; other="a b"; =; ;` },
  });
  expect(response.status).toBe(200);
  await response.arrayBuffer();
});
