import { toPassword } from '#tests/support/texts.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { connectionSchema } from '#core/connections/schemas.ts';
import type { Storage } from '#core/storage.ts';
import { toClientNetwork } from '#server/limits/client-network.ts';
import {
  createApiClient,
  expectProblem,
  PASSWORD,
  signUp,
  type ApiAnswer,
  type MemberClient,
} from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { DAY } from '#tests/support/settable-clock.ts';
import { storeMember, storeMembers } from '#tests/support/stored-records.ts';

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

const post = (path: string, address: string, body: unknown, headers = {}) =>
  createApiClient(server.url).send('POST', path, body, { 'X-Forwarded-For': address, ...headers });

const logIn = (address: string, username: string, password = 'not the password') =>
  post('/api/auth/login', address, { username, password });

/** Does it so many times, one after the other, and answers with the statuses. */
async function repeat(times: number, act: (time: number) => Promise<ApiAnswer>): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await act(time)).status);
  return statuses;
}

function expectTooMany(answer: ApiAnswer, longestSeconds: number): void {
  expectProblem(answer, 429, 'too_many_requests');
  const seconds = Number(answer.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(longestSeconds - 30);
  expect(seconds).toBeLessThanOrEqual(longestSeconds);
}

describe('log-in', () => {
  test('fails ten times for one account and address, and then not even the password helps', async () => {
    await signUp(server.url, 'rosa');
    expect(new Set(await repeat(10, () => logIn('203.0.113.1', 'rosa')))).toEqual(new Set([401]));
    expectTooMany(await logIn('203.0.113.1', 'ROSA ', PASSWORD), 15 * 60);
    expect(await logIn('203.0.113.2', 'rosa', PASSWORD)).toMatchObject({ status: 200 });
    expect(await logIn('203.0.113.1', 'daniel')).toMatchObject({ status: 401 });
  });

  test('is limited alike for a name that nobody has', async () => {
    await repeat(10, () => logIn('203.0.113.1', 'nobody'));
    expectTooMany(await logIn('203.0.113.1', 'nobody'), 15 * 60);
  });

  test('may fail ten times anew after it has succeeded', async () => {
    await signUp(server.url, 'rosa');
    await repeat(9, () => logIn('203.0.113.1', 'rosa'));
    expect(await logIn('203.0.113.1', 'rosa', PASSWORD)).toMatchObject({ status: 200 });
    expect(new Set(await repeat(10, () => logIn('203.0.113.1', 'rosa')))).toEqual(new Set([401]));
  });

  test('counts attempts at once as it counts them one by one', async () => {
    const attempts = Array.from({ length: 20 }, () => logIn('203.0.113.1', 'rosa'));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  test('is tried sixty times from one address, before the body is looked at', async () => {
    const statuses = await repeat(60, (time) => logIn('203.0.113.1', `member${time}`));
    expect(new Set(statuses)).toEqual(new Set([401]));
    expectTooMany(await logIn('203.0.113.1', 'another'), 10 * 60);
    expectTooMany(await post('/api/auth/login', '203.0.113.1', {}), 10 * 60);
    const foreign = { 'Sec-Fetch-Site': 'cross-site' };
    expectProblem(await post('/api/auth/login', '203.0.113.1', {}, foreign), 403, 'bad_origin');
    expect(await logIn('203.0.113.2', 'another')).toMatchObject({ status: 401 });
  });
});

test('registration is tried twenty times an hour from one network, before the body is looked at', async () => {
  const register = (address: string) => post('/api/auth/register', address, {});
  const statuses = await repeat(20, (time) => register(`2001:db8:0:1::${time}`));
  expect(new Set(statuses)).toEqual(new Set([400]));
  expectTooMany(await register('2001:db8:0:1:ffff::1'), 60 * 60);
  expect(await register('2001:db8:0:2::1')).toMatchObject({ status: 400 });
});

test('a member writes sixty messages a minute; other refusals come first and cost nothing', async () => {
  const [rosa, daniel] = [await signUp(server.url, 'rosa'), await signUp(server.url, 'daniel')];
  const asked = { userId1: rosa.id, userId2: daniel.id };
  const { body } = await rosa.send('POST', '/api/connections', asked);
  const connection = `/api/connections/${connectionSchema.parse(body).id}`;
  const write = (content = 'Hello') => rosa.send('POST', `${connection}/messages`, { content });

  expect(new Set(await repeat(61, () => write()))).toEqual(new Set([403]));
  await daniel.send('PATCH', connection, { status: 'accepted' });
  expect(new Set(await repeat(60, () => write()))).toEqual(new Set([201]));
  expectTooMany(await write(), 60);
  expectProblem(await write(''), 400, 'invalid_input');
  expect(await daniel.send('POST', `${connection}/messages`, { content: 'x' })).toMatchObject({
    status: 201,
  });
  const { body: unread } = await daniel.send('GET', '/api/messages/unread-count');
  expect(unread).toEqual({ count: 60 });
  await rosa.send('DELETE', connection);
  expectProblem(await write(), 404, 'not_found');
});

test('a message that is sent again under its key is answered, and costs nothing', async () => {
  const [rosa, daniel] = [await signUp(server.url, 'rosa'), await signUp(server.url, 'daniel')];
  const asked = { userId1: rosa.id, userId2: daniel.id };
  const { body } = await rosa.send('POST', '/api/connections', asked);
  const connection = `/api/connections/${connectionSchema.parse(body).id}`;
  await daniel.send('PATCH', connection, { status: 'accepted' });
  const write = (key: string, content = 'Hello') =>
    rosa.send('POST', `${connection}/messages`, { content }, { 'Idempotency-Key': key });

  expect(new Set(await repeat(61, () => write('first')))).toEqual(new Set([201]));
  expect(new Set(await repeat(59, (time) => write(`key-${time}`)))).toEqual(new Set([201]));
  expectTooMany(await write('another'), 60);
  expect(await write('first')).toMatchObject({ status: 201 });
  expectProblem(await write('first', 'Something else'), 409, 'idempotency_key_reused');
});

/** Stores as many members as are to be asked. */
async function storeOthers(number: number): Promise<number[]> {
  return (await storeMembers(storage, number)).map(({ id }) => id);
}

const askAs = (asking: MemberClient) => (userId2: number | undefined) =>
  asking.send('POST', '/api/connections', { userId1: asking.id, userId2 });

test('a member asks a hundred others an hour; other refusals come first and cost nothing', async () => {
  const rosa = await logInSince(8);
  const others = await storeOthers(101);
  const ask = askAs(rosa);
  const askAndWithdraw = async (userId2: number | undefined) => {
    const asked = await ask(userId2);
    await rosa.send('DELETE', `/api/connections/${connectionSchema.parse(asked.body).id}`);
    return asked;
  };
  await ask(others[0]);
  expect(new Set(await repeat(20, () => ask(others[0])))).toEqual(new Set([409]));
  const statuses = await repeat(99, (time) => askAndWithdraw(others[time + 1]));
  expect(new Set(statuses)).toEqual(new Set([201]));
  expectTooMany(await ask(others[100]), 60 * 60);
  expectProblem(await ask(others[0]), 409, 'already_connected');
  expectProblem(await ask(others[1]), 409, 'asked_before');
  expectProblem(await ask(999_999), 404, 'not_found');
});

test('a member asks five others a day in the first week of the account', async () => {
  const others = await storeOthers(6);
  for (const [days, allowed] of [
    [0, 5],
    [6.9, 5],
    [7.1, 6],
  ] as const) {
    const asking = await logInSince(days);
    const statuses = await repeat(5, (time) => askAs(asking)(others[time]));
    expect(new Set(statuses)).toEqual(new Set([201]));
    const sixth = await askAs(asking)(others[5]);
    if (allowed === 5) expectTooMany(sixth, 24 * 60 * 60);
    else expect(sixth).toMatchObject({ status: 201 });
    expectProblem(await askAs(asking)(others[0]), 409, 'already_connected');
  }
});

test('a member has at most ten requests that wait for an answer', async () => {
  const rosa = await logInSince(8);
  const others = await storeOthers(12);
  const statuses = await repeat(10, (time) => askAs(rosa)(others[time]));
  expect(new Set(statuses)).toEqual(new Set([201]));
  expectProblem(await askAs(rosa)(others[10]), 409, 'too_many_open_requests');
  const { body } = await rosa.send('GET', '/api/connections?limit=1');
  const [{ id } = { id: 0 }] = z.array(connectionSchema).parse(body);
  await rosa.send('DELETE', `/api/connections/${id}`);
  expect(await askAs(rosa)(others[10])).toMatchObject({ status: 201 });
  expectProblem(await askAs(rosa)(others[11]), 409, 'too_many_open_requests');
});

/** A member whose account is so many days old. */
async function logInSince(days: number): Promise<MemberClient> {
  const self = await storeMember(storage, {
    passwordHash: await cheapPasswordHasher.hash(toPassword(PASSWORD)),
    createdAt: new Date(Date.now() - days * DAY).toISOString(),
  });
  const client = createApiClient(server.url);
  await client.send('POST', '/api/auth/login', { username: self.username, password: PASSWORD });
  return { ...client, id: self.id, self };
}

test('a member sends a hundred pictures an hour, before any of them is received', async () => {
  const rosa = await signUp(server.url, 'rosa');
  // What isn't a picture counts: its bytes would have been received.
  const send = async (): Promise<ApiAnswer> => {
    const response = await rosa.fetch('/api/me/pictures', { method: 'POST', body: 'x' });
    const { status, headers } = response;
    return { status, headers, body: await response.json() };
  };
  expect(new Set(await repeat(100, send))).toEqual(new Set([415]));
  expectTooMany(await send(), 60 * 60);
});

test('addresses that a client makes up do not help when no proxy is trusted', async () => {
  await server.close();
  server = await startTestServer({ storage, environment: { RATE_LIMITS: 'on' } });
  await repeat(10, (time) => logIn(`203.0.113.${time}`, 'rosa'));
  expectTooMany(await logIn('203.0.113.99', 'rosa'), 15 * 60);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
])('the network of %s is %s', (address, network) => {
  expect(toClientNetwork(address)).toBe(network);
});
