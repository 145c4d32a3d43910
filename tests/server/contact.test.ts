import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { Storage } from '#core/storage.ts';
import {
  createApiClient,
  expectProblem,
  signUp,
  type MemberClient,
} from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';

let storage: Storage;
let server: TestServer;

beforeEach(async () => {
  storage = createMemoryStorage();
  server = await startTestServer({
    storage,
    environment: { RATE_LIMITS: 'on', TRUST_PROXY: '1' },
  });
});
afterEach(() => server.close());

const DRAFT = { topic: 'data', email: 'visitor@example.org', message: ' My data,\r\nplease ' };
const send = (body: unknown, client: Pick<MemberClient, 'send'> = createApiClient(server.url)) =>
  client.send('POST', '/api/contact-messages', body);
const openOnes = () => storage.contactMessages.listOpen({ after: 0, limit: 100 });

test('a visitor writes, and the text is normalised', async () => {
  expect(await send({ ...DRAFT, memberId: 7, handled: true })).toMatchObject({ status: 204 });
  expect(await openOnes()).toMatchObject([
    {
      topic: 'data',
      memberId: null,
      email: 'visitor@example.org',
      text: 'My data,\nplease',
      handling: null,
    },
  ]);
});

test.each([undefined, null, '', ' '])('a visitor with the address %j is refused', async (email) => {
  const answer = await send({ ...DRAFT, email });
  expectProblem(answer, 400, 'invalid_input');
  expect(answer.body).toMatchObject({
    errors: [{ path: 'email', message: 'Email is required' }],
  });
});

test.each([
  ['email', { email: 'nowhere' }, 'Enter a valid email address'],
  ['topic', { topic: 'love' }, 'Choose what it’s about'],
  ['message', { message: ' \n ' }, 'Write a message first'],
  ['message', { message: 'm'.repeat(4001) }, 'Message must be at most 4000 characters'],
])('a wrong %s is named: %j', async (path, given, message) => {
  const answer = await send({ ...DRAFT, ...given });
  expectProblem(answer, 400, 'invalid_input');
  expect(answer.body).toMatchObject({ errors: [{ path, message }] });
});

test('a signed-in member is known, and need not say where the answer goes', async () => {
  const rosa = await signUp(server.url, 'rosa');
  expect(await send({ topic: 'fault', message: 'It is dark' }, rosa)).toMatchObject({
    status: 204,
  });
  expect(await openOnes()).toMatchObject([{ memberId: rosa.id, email: null, topic: 'fault' }]);
});

test('a member who has logged out is a visitor', async () => {
  const rosa = await signUp(server.url, 'rosa');
  await rosa.send('POST', '/api/auth/logout');
  expectProblem(await send({ topic: 'fault', message: 'Hello' }, rosa), 400, 'invalid_input');
});

test('one address writes ten times an hour, and a wrong message counts as well', async () => {
  const from = (address: string, body: unknown) =>
    createApiClient(server.url).send('POST', '/api/contact-messages', body, {
      'X-Forwarded-For': address,
    });
  for (let time = 0; time < 9; time += 1) {
    expect((await from('203.0.113.1', DRAFT)).status).toBe(204);
  }
  expect((await from('203.0.113.1', {})).status).toBe(400);
  const answer = await from('203.0.113.1', DRAFT);
  expectProblem(answer, 429, 'too_many_requests');
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3_500);
  expect((await from('203.0.113.2', DRAFT)).status).toBe(204);
});

test('one member writes ten times a day, from wherever', async () => {
  const rosa = await signUp(server.url, 'rosa');
  const statuses: number[] = [];
  for (let time = 0; time < 11; time += 1) {
    const headers = { 'X-Forwarded-For': `203.0.113.${time + 1}` };
    statuses.push((await rosa.send('POST', '/api/contact-messages', DRAFT, headers)).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(204), 429]);
});
