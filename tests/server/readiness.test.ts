import { expect, onTestFinished, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { createApiClient, expectProblem, signUp } from '#tests/support/api-client.ts';
import { openEventStream } from '#tests/support/event-stream.ts';
import { startTestServer, type TestServerOptions } from '#tests/support/running-server.ts';

async function start(options: TestServerOptions): Promise<{ readonly url: string }> {
  const server = await startTestServer(options);
  onTestFinished(server.close);
  return server;
}

const readinessOf = async (url: string) =>
  (await createApiClient(url).send('GET', '/api/readyz')).body;

test('a server whose disk is full says so, until it stores something again', async () => {
  const storage = createMemoryStorage();
  let isFull = false;
  const { url } = await start({
    storage: {
      ...storage,
      commit: (act) =>
        isFull ? Promise.reject(new StorageUnavailable('The disk is full.')) : storage.commit(act),
    },
  });
  const rosa = await signUp(url, 'rosa');
  const write = () => rosa.send('PATCH', `/api/users/${rosa.id}`, { bio: 'I bake on Sundays.' });
  isFull = true;
  expectProblem(await write(), 503, 'unavailable');
  expect((await rosa.send('GET', '/api/users')).status).toBe(200);
  expect(await readinessOf(url)).toEqual({ status: 'ok', writes: 'refused', streams: 'open' });
  isFull = false;
  expect((await write()).status).toBe(200);
  expect(await readinessOf(url)).toEqual({ status: 'ok', writes: 'taken', streams: 'open' });
});

test('a server whose storage is damaged says that it takes no writes', async () => {
  const storage = createMemoryStorage();
  const findDamage = () => Promise.resolve('The file is damaged.');
  const { url } = await start({ storage: { ...storage, findDamage } });
  await expect.poll(() => readinessOf(url)).toMatchObject({ writes: 'refused' });
});

test('a server keeps only so many streams open, says so, and opens another when one has ended', async () => {
  const { url } = await start({ environment: { STREAMS: '2' } });
  const [rosa, daniel, greta] = [
    await signUp(url, 'rosa'),
    await signUp(url, 'daniel'),
    await signUp(url, 'greta'),
  ];
  const first = await openEventStream(url, { sessionToken: rosa.sessionToken() });
  await first.waitFor('ready');
  expect(await readinessOf(url)).toMatchObject({ streams: 'open' });
  const second = await openEventStream(url, { sessionToken: daniel.sessionToken() });
  await second.waitFor('ready');
  expect(await readinessOf(url)).toMatchObject({ streams: 'full' });
  const refused = await greta.send('GET', '/api/events');
  expectProblem(refused, 503, 'unavailable');
  expect(refused.headers.get('Retry-After')).not.toBeNull();
  first.drop();
  await expect.poll(() => readinessOf(url)).toMatchObject({ streams: 'open' });
  const third = await openEventStream(url, { sessionToken: greta.sessionToken() });
  await third.waitFor('ready');
  second.drop();
  third.drop();
});
