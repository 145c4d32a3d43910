import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Storage } from '#core/storage.ts';
import { createApiClient, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { openTemporaryPostgresStorage } from '#tests/support/postgres-storage.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';

let storage: Storage;
let server: TestServer;
let rosa: MemberClient;

beforeAll(async () => {
  storage = await openTemporaryPostgresStorage();
  server = await startTestServer({ storage });
  rosa = await signUp(server.url, 'rosa');
});
afterAll(() => server.close());

const HALF = encodeURIComponent('\ud83d'.toWellFormed());

/** What PostgreSQL cannot take: NUL in a text, numbers beyond its own. */
test.each([
  ['GET', '/api/discovery?text=a%00b'],
  ['GET', `/api/discovery?text=${HALF}`],
  ['GET', '/api/discovery?location=%00'],
  ['GET', '/api/discovery?interests=%00'],
  ['GET', '/api/users?after=9007199254740991'],
  ['GET', '/api/users/9007199254740991'],
  ['GET', '/api/users/2147483648'],
  ['GET', '/api/connections/9007199254740991/messages'],
  ['PATCH', '/api/messages/9007199254740991/read'],
  ['DELETE', '/api/connections/2147483648'],
])('%s %s is answered without a fault', async (method, path) => {
  const { status } = await rosa.send(method, path);
  expect([200, 400, 404]).toContain(status);
});

test.each([
  ['/api/auth/login', { username: 'ro\0sa', password: 'at home by the hearth' }],
  ['/api/auth/login', { username: 'rosa', password: 'at home\0by the hearth' }],
  ['/api/auth/login', { username: 'ro\ud83dsa', password: 'at home by the hearth' }],
])('a log-in at %s with %j is refused', async (path, body) => {
  const { status } = await createApiClient(server.url).send('POST', path, body);
  expect([400, 401]).toContain(status);
});

test('texts that no member can mean are bad input', async () => {
  for (const bio of ['a\0b', 'a\u0007b']) {
    const answer = await rosa.send('PATCH', `/api/users/${rosa.id}`, { bio });
    expect(answer.status).toBe(400);
  }
  const sent = { bio: 'half a \ud83d pair' };
  const answer = await rosa.send('PATCH', `/api/users/${rosa.id}`, sent);
  expect([200, 400]).toContain(answer.status);
});
