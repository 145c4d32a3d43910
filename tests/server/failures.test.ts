import { EventEmitter, once } from 'node:events';
import { expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { createApiClient, expectProblem, signUp } from '#tests/support/api-client.ts';
import { startTestServer } from '#tests/support/running-server.ts';
import { watchCalls } from '#tests/support/watched-storage.ts';

/** Storage that works until it is told to fail, and then fails at everything. */
function createFailingStorage() {
  let failure: (() => Promise<never>) | null = null;
  return {
    storage: watchCalls(createMemoryStorage(), (name, call) =>
      failure !== null && name !== 'close' ? failure() : call(),
    ),
    fail: (how: () => Promise<never>) => {
      failure = how;
    },
    recover: () => {
      failure = null;
    },
  };
}

const SECRET =
  'SQLITE_ERROR: no such column "password_hash" in /srv/hearthkin/data/hearthkin.db (better-sqlite3)';

test('a failure that nobody foresaw tells the client nothing but the number of the request', async () => {
  const { storage, fail } = createFailingStorage();
  const server = await startTestServer({ storage });
  const rosa = await signUp(server.url, 'rosa');
  fail(() => Promise.reject(new Error(SECRET)));
  const account = { username: 'x12', email: 'x@example.org', password: 'long enough', name: 'X' };
  for (const answer of [
    await rosa.send('GET', '/api/users'),
    await rosa.send('GET', '/api/discovery'),
    await rosa.send('POST', '/api/connections', { userId1: rosa.id, userId2: 2 }),
    await rosa.send('POST', '/api/auth/logout'),
    await createApiClient(server.url).send('POST', '/api/auth/register', account),
  ]) {
    expectProblem(answer, 500, 'internal');
    const number = answer.headers.get('X-Request-Id') ?? '';
    expect(answer.body).toEqual({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      detail: `Something went wrong on our side. Please try again later. The number of this request is ${number}.`,
      code: 'internal',
    });
    const said = JSON.stringify([answer.body, [...answer.headers]]);
    expect(said).not.toMatch(/sqlite|password_hash|srv|node_modules|Error:|\.ts/i);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  await server.close();
});

test('things thrown that are no errors are answered alike', async () => {
  const { storage, fail } = createFailingStorage();
  const server = await startTestServer({ storage });
  const rosa = await signUp(server.url, 'rosa');
  for (const thing of ['text', undefined, null, { status: 418, message: SECRET }]) {
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- that is the point
    fail(() => Promise.reject(thing));
    expectProblem(await rosa.send('GET', '/api/users'), 500, 'internal');
  }
  await server.close();
});

test('while storage does not answer, calls are unavailable and the server is not ready', async () => {
  const { storage, fail, recover } = createFailingStorage();
  const server = await startTestServer({ storage });
  const rosa = await signUp(server.url, 'rosa');
  const paths = ['/api/users', '/api/auth/current', '/api/readyz', '/api/healthz'];
  fail(() => Promise.reject(new StorageUnavailable(SECRET)));
  for (const path of paths) {
    const answer = await rosa.send('GET', path);
    expectProblem(answer, 503, 'unavailable');
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(JSON.stringify(answer.body)).not.toMatch(/sqlite/i);
  }
  expect(await rosa.send('GET', '/api/resources')).toMatchObject({ status: 200 });
  recover();
  for (const path of paths) expect(await rosa.send('GET', path)).toMatchObject({ status: 200 });
  await server.close();
});

test('storage that never answers is not waited for', async () => {
  const { storage, fail, recover } = createFailingStorage();
  const server = await startTestServer({ storage, timings: { ping: 1 } });
  const outage = new EventEmitter();
  fail(async () => {
    await once(outage, 'over');
    throw new StorageUnavailable(SECRET);
  });
  const answer = await createApiClient(server.url).send('GET', '/api/readyz');
  expectProblem(answer, 503, 'unavailable');
  recover();
  // The server waits at its end for what its jobs have asked of storage meanwhile.
  outage.emit('over');
  await server.close();
});
