import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { createApiClient, expectProblem, PASSWORD, signUp } from '#tests/support/api-client.ts';
import { startTestServer } from '#tests/support/running-server.ts';

function startLogging(storage = createMemoryStorage(), level = 'trace') {
  const lines: string[] = [];
  const logger = pino({ level }, { write: (line: string) => lines.push(line) });
  const read = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { lines, read, start: (timings = {}) => startTestServer({ logger, storage, timings }) };
}

test('a request is logged by its number, method, route, status and time', async () => {
  const log = startLogging();
  const server = await log.start();
  const rosa = await signUp(server.url, 'rosa');
  log.lines.length = 0;
  const { headers } = await rosa.send('GET', `/api/users/${rosa.id}?colour=red`);
  await createApiClient(server.url).fetch('/login?next=secret');
  await server.close();
  expect(log.read()).toMatchObject([
    {
      level: 30,
      requestId: headers.get('X-Request-Id'),
      method: 'GET',
      path: '/api/users/:id',
      status: 200,
      milliseconds: expect.any(Number) as number,
    },
    { method: 'GET', path: '/login', status: 200 },
  ]);
});

test('at the level of warnings, only what failed is logged', async () => {
  const log = startLogging(
    { ...createMemoryStorage(), ping: () => Promise.reject(new Error('down')) },
    'warn',
  );
  const server = await log.start();
  const visitor = createApiClient(server.url);
  expect(await visitor.send('GET', '/api/resources')).toMatchObject({ status: 200 });
  expect(await visitor.send('GET', '/api/users')).toMatchObject({ status: 401 });
  expect(await visitor.send('GET', '/api/readyz')).toMatchObject({ status: 503 });
  await server.close();
  expect(log.read()).toMatchObject([{ level: 40, path: '/api/readyz', msg: 'failed' }]);
});

test('nothing that tells of a member is logged', async () => {
  const log = startLogging();
  const server = await log.start();
  const rosa = await signUp(server.url, 'rosamund', { name: 'Whitfield', bio: 'I keep bees.' });
  await rosa.send('GET', '/api/discovery?text=daniel&location=leeds');
  await rosa.send('POST', '/api/auth/login', { username: 'rosamund', password: 'wrong password' });
  await rosa.send('PATCH', `/api/users/${rosa.id}`, { age: 'forty' }, { 'User-Agent': 'Quux/1' });
  await rosa.fetch(`/api/users/${rosa.id}`, { method: 'PATCH', body: '{"bio":' });
  const token = rosa.sessionToken() ?? '';
  await server.close();
  const text = log.lines.join('');
  expect(log.lines.length).toBeGreaterThanOrEqual(7);
  for (const secret of [
    ...['rosamund', 'Whitfield', 'example.org', 'bees', 'daniel', 'leeds', 'forty', 'Quux'],
    ...['127.0.0.1', 'cookie', 'sid', PASSWORD, 'wrong password', token, token.slice(0, 8)],
  ]) {
    expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
  }
});

test.each(['/api/users', '/api/readyz', '/api/healthz'])(
  'where storage does not answer %s, the log says why, and still without what a driver adds',
  async (path) => {
    const storage = createMemoryStorage();
    const addresses = [new Error('connect ECONNREFUSED ::1:5432')];
    const driverError = Object.assign(new AggregateError(addresses, 'no address answers'), {
      detail: 'Key (email)=(rosa@example.org) already exists.',
    });
    const fail = () =>
      Promise.reject(new StorageUnavailable('not just now', { cause: driverError }));
    const log = startLogging({
      ...storage,
      ping: fail,
      members: { ...storage.members, list: fail },
    });
    const server = await log.start();
    const rosa = await signUp(server.url, 'rosa');
    log.lines.length = 0;
    const answer = await rosa.send('GET', path);
    expectProblem(answer, 503, 'unavailable');
    await server.close();
    const [line] = log.read();
    expect(line).toMatchObject({ level: 40, status: 503, err: { type: 'StorageUnavailable' } });
    expect(log.lines.join('')).toContain('"message":"no address answers"');
    expect(log.lines.join('')).toContain('"message":"connect ECONNREFUSED ::1:5432"');
    expect(log.lines.join('')).not.toContain('rosa@example.org');
  },
);

test('storage that is silent is logged as silent', async () => {
  const ping = () => new Promise<void>(() => undefined);
  const log = startLogging({ ...createMemoryStorage(), ping });
  const server = await log.start({ ping: 1 });
  const answer = await createApiClient(server.url).send('GET', '/api/readyz');
  expectProblem(answer, 503, 'unavailable');
  await server.close();
  expect(log.read()).toMatchObject([
    { status: 503, err: { message: expect.stringContaining("hasn't answered within") as string } },
  ]);
});

test('what nobody foresaw is logged with its stack, and without what a driver adds to it', async () => {
  const storage = createMemoryStorage();
  const failure = Object.assign(new Error('no such table: members'), {
    detail: 'Key (email)=(rosa@example.org) already exists.',
  });
  const list = () => Promise.reject(failure);
  const log = startLogging({ ...storage, members: { ...storage.members, list } });
  const server = await log.start();
  const rosa = await signUp(server.url, 'rosa');
  log.lines.length = 0;
  const { headers } = await rosa.send('GET', '/api/users');
  await server.close();
  expect(log.read()).toMatchObject([
    {
      level: 50,
      requestId: headers.get('X-Request-Id'),
      status: 500,
      err: { message: 'no such table: members', stack: expect.stringContaining('at ') as string },
    },
  ]);
  expect(log.lines.join('')).not.toContain('rosa@example.org');
});
