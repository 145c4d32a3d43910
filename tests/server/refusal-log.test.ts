import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endpoints } from '#core/contract.ts';
import { MOST_KINDS, RefusalCount } from '#server/refusal-count.ts';
import { createApiClient, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { CONTRACT_CALLS } from '#tests/support/contract-calls.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';

let lines: Record<string, unknown>[];
let server: TestServer;
let rosa: MemberClient;
let daniel: MemberClient;

beforeEach(async () => {
  lines = [];
  const write = (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>);
  server = await startTestServer({ logger: pino({}, { write }) });
  rosa = await signUp(server.url, 'rosa');
  daniel = await signUp(server.url, 'daniel');
});
afterEach(() => server.close());

/** What the log says of refusals in the end. */
async function readRefusals() {
  await server.close();
  return lines.filter(({ msg }) => msg === 'refused');
}

test('what was refused is logged: what, why, to whom and how often', async () => {
  for (const bio of ['Mine', 'Mine too', 'And mine']) {
    await daniel.send('PATCH', `/api/users/${rosa.id}`, { bio });
  }
  await rosa.send('PATCH', `/api/users/${rosa.id}`, { age: 'forty' });
  await rosa.send('POST', '/api/auth/logout', undefined, { Origin: 'https://evil.example' });
  await rosa.send('GET', '/api/desk/log');
  await rosa.send('GET', '/api/connections/999999/messages');
  await rosa.send('DELETE', '/api/users');
  const visitor = createApiClient(server.url);
  await visitor.fetch('/api/users/1;drop%20table');
  await visitor.send('POST', '/api/auth/login', { username: 'rosa', password: 'not that one' });
  const [profile, by] = ['/api/users/:id', { level: 30, count: 1 }];
  expect(await readRefusals()).toMatchObject([
    {
      ...{ method: 'PATCH', route: profile, refused: 'forbidden' },
      ...{ memberId: daniel.id, count: 3 },
    },
    { ...by, method: 'PATCH', route: profile, refused: 'invalid_input', memberId: rosa.id },
    { ...by, method: 'POST', route: '/api/auth/logout', refused: 'bad_origin', memberId: null },
    { ...by, method: 'GET', route: '/api/desk/log', refused: 'forbidden', memberId: rosa.id },
    {
      ...by,
      ...{ method: 'GET', route: '/api/connections/:id/messages', refused: 'not_found' },
      memberId: rosa.id,
    },
    { ...by, method: 'DELETE', route: '/api/users', refused: 'method_not_allowed', memberId: null },
    { ...by, method: 'GET', route: profile, refused: 'not_signed_in', memberId: null },
    { ...by, method: 'POST', route: '/api/auth/login', refused: 'bad_credentials', memberId: null },
  ]);
});

test('every call that a visitor may not make is logged when one tries, but that the page asks who they are', async () => {
  const visitor = createApiClient(server.url);
  const closed = CONTRACT_CALLS.filter(({ access }) => access !== 'public');
  for (const { method, path } of closed) {
    await visitor.send(method, path.replace('{id}', '1'), method === 'GET' ? undefined : {});
  }
  const logged = (await readRefusals()).map(({ method, route, refused, memberId, count }) => {
    expect({ refused, memberId, count }).toEqual({
      refused: 'not_signed_in',
      memberId: null,
      count: 1,
    });
    return `${String(method)} ${String(route).replace(':id', '{id}')}`;
  });
  const { method, path } = endpoints.getCurrentMember;
  const expected = closed.map((call) => `${call.method} ${call.path}`);
  expect(logged.toSorted()).toEqual(
    expected.filter((name) => name !== `${method} ${path}`).toSorted(),
  );
});

test('the line of the request says why it was refused', async () => {
  const { headers } = await daniel.send('PATCH', `/api/users/${rosa.id}`, { bio: 'Mine' });
  await server.close();
  const requestId = headers.get('X-Request-Id');
  expect(lines.filter((line) => line['requestId'] === requestId)).toMatchObject([
    { status: 403, refused: 'forbidden' },
  ]);
});

test('however much is refused, there are only so many lines, and nothing is left uncounted', () => {
  const refusals = new RefusalCount();
  const TRIES = 10 * MOST_KINDS;
  for (let id = 1; id <= TRIES; id += 1) {
    const memberId = toMemberId(id);
    refusals.note({ method: 'GET', route: '/api/users/:id', refused: 'not_found', memberId });
  }
  const taken = refusals.take();
  expect(taken).toHaveLength(MOST_KINDS + 1);
  expect(taken.at(-1)).toEqual({
    ...{ method: null, route: null, refused: 'not_found', memberId: null },
    count: TRIES - MOST_KINDS,
  });
  expect(taken.reduce((sum, { count }) => sum + count, 0)).toBe(TRIES);
  expect(refusals.take()).toEqual([]);
});
