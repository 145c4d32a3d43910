import { afterEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { gatePasswordHasher, HASHING } from '#adapters/system/gated-password-hasher.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { READS } from '#server/limits/reads-in-turn.ts';
import { createApiClient, expectProblem, PASSWORD, signUp } from '#tests/support/api-client.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { CONTRACT_CALLS } from '#tests/support/contract-calls.ts';
import { openEventStream } from '#tests/support/event-stream.ts';
import {
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from '#tests/support/running-server.ts';
import { scrape } from '#tests/support/scrape.ts';
import { storeMembers } from '#tests/support/stored-records.ts';
import { storeModerator, storePicture } from '#tests/support/writes.ts';

const servers: TestServer[] = [];
const gates: (() => void)[] = [];
afterEach(async () => {
  for (const open of gates.splice(0)) open();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const REQUESTS = 'hearthkin_http_request_duration_seconds_count';

/** Something that others wait for until a test lets them go on, or is over. */
function createGate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  gates.push(open);
  return { open, opened };
}

/** A server whose metrics can be read. */
async function startMeasured({ environment, ...options }: TestServerOptions = {}) {
  const server = await startTestServer({
    ...options,
    environment: { METRICS_PORT: '0', ...environment },
  });
  servers.push(server);
  return { ...server, read: () => scrape(server.metricsUrl) };
}

test('metrics can be read at a port of their own, where nothing else is, and nowhere unless that is set', async () => {
  const { url, metricsUrl } = await startMeasured();
  expect(metricsUrl).not.toBe(url);
  const answer = await fetch(`${metricsUrl}/metrics`);
  expect(answer.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  for (const path of ['/', '/metrics/', '/api/users', '/api/readyz']) {
    expect((await fetch(`${metricsUrl}${path}`)).status).toBe(404);
  }
  const posted = await fetch(`${metricsUrl}/metrics`, { method: 'POST', body: 'x' });
  expect([posted.status, posted.headers.get('Allow')]).toEqual([405, 'GET']);

  const without = await startTestServer();
  servers.push(without);
  expect(without.metricsUrl).toBeNull();
  for (const site of [url, without.url]) {
    expect(await (await fetch(`${site}/metrics`)).text()).not.toContain('process_cpu');
  }
});

test('requests are counted by route, method and status, and timed', async () => {
  const { url, read } = await startMeasured();
  const rosa = await signUp(url, 'rosa');
  for (const id of [rosa.id, rosa.id, 999_999]) await rosa.send('GET', `/api/users/${id}`);
  await rosa.fetch('/no/such/page');
  const { valueOf } = await read();
  const profile = { route: '/api/users/:id', method: 'GET' };
  const requests = (labels: object) => valueOf(REQUESTS, { ...labels });
  expect(requests({ ...profile, status: '200' })).toBe(2);
  expect(requests({ ...profile, status: '404' })).toBe(1);
  expect(requests({ route: 'other' })).toBe(1);
  const seconds = { ...profile, status: '200' };
  expect(valueOf('hearthkin_http_request_duration_seconds_sum', seconds)).toBeGreaterThan(0);
});

test('the process, its version and its state are there', async () => {
  const { read } = await startMeasured();
  const { valueOf, samples, kinds } = await read();
  expect(valueOf('hearthkin_serving')).toBe(1);
  expect(samples.find(({ name }) => name === 'hearthkin_build_info')).toMatchObject({
    labels: { version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string },
    value: 1,
  });
  expect([...kinds.keys()]).toEqual(
    expect.arrayContaining([
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'nodejs_gc_duration_seconds',
      'process_open_fds',
    ]),
  );
});

test('a request whose client leaves before the answer is counted as aborted', async () => {
  const storage = createMemoryStorage();
  const [begun, finish] = [createGate(), createGate()];
  const list: typeof storage.members.list = async (page) => {
    begun.open();
    await finish.opened;
    return storage.members.list(page);
  };
  const { url, read } = await startMeasured({
    storage: { ...storage, members: { ...storage.members, list } },
  });
  const rosa = await signUp(url, 'rosa');
  const leaving = new AbortController();
  const answer = rosa.fetch('/api/users', { signal: leaving.signal });
  await begun.opened;
  leaving.abort();
  await expect(answer).rejects.toThrow();
  const aborted = { route: '/api/users', status: 'aborted' };
  await expect.poll(async () => (await read()).valueOf(REQUESTS, aborted)).toBe(1);
});

test('streams are counted while they are open, and not timed', async () => {
  const { url, read } = await startMeasured({ environment: { STREAMS: '1' } });
  const [rosa, daniel] = [await signUp(url, 'rosa'), await signUp(url, 'daniel')];
  const stream = await openEventStream(url, { sessionToken: rosa.sessionToken() });
  await stream.waitFor('ready');
  expect((await read()).valueOf('hearthkin_streams_open')).toBe(1);
  expectProblem(await daniel.send('GET', '/api/events'), 503, 'unavailable');
  stream.drop();
  await expect.poll(async () => (await read()).valueOf('hearthkin_streams_open')).toBe(0);
  const { valueOf, samples } = await read();
  expect(valueOf('hearthkin_streams_limit')).toBe(1);
  expect(valueOf('hearthkin_failed_requests_total', { cause: 'process' })).toBe(1);
  const events = samples.filter(
    ({ name, labels }) => name === REQUESTS && labels['route'] === '/api/events',
  );
  expect(events).toMatchObject([{ labels: { status: '503' }, value: 1 }]);
});

test('what members keep is counted, and how much fits where that is limited', async () => {
  const { read, storage } = await startMeasured({ environment: { FILES_LIMIT: '1' } });
  const [rosa] = await storeMembers(storage, 1);
  await storePicture(storage, rosa!.id, { bytes: 12_345 });
  const { valueOf } = await read();
  expect(valueOf('hearthkin_files_bytes')).toBe(12_345);
  expect(valueOf('hearthkin_files_limit_bytes')).toBe(1_000_000_000);
  const unlimited = await startMeasured();
  expect((await unlimited.read()).valueOf('hearthkin_files_limit_bytes')).toBeNull();
});

test('reads that take their turn are counted, and those that find no room', async () => {
  const gate = createGate();
  const storage = createMemoryStorage();
  const search: typeof storage.directory.search = async (viewerId, query) => {
    await gate.opened;
    return storage.directory.search(viewerId, query);
  };
  const { url, read } = await startMeasured({
    storage: { ...storage, directory: { ...storage.directory, search } },
  });
  const rosa = await signUp(url, 'rosa');
  const all = READS.atOnce + READS.waiting;
  const answers = Array.from({ length: all + 1 }, () => rosa.send('GET', '/api/discovery'));
  expectProblem(await Promise.race(answers), 503, 'unavailable');
  const { valueOf } = await read();
  const reads = (state: string) => valueOf('hearthkin_member_reads', { state });
  expect([reads('running'), reads('waiting')]).toEqual([READS.atOnce, READS.waiting]);
  expect(valueOf('hearthkin_failed_requests_total', { cause: 'reading' })).toBe(1);
  expect(valueOf('hearthkin_failed_requests_total', { cause: 'hashing' })).toBe(0);
  gate.open();
  await Promise.all(answers);
  expect((await read()).valueOf('hearthkin_member_reads', { state: 'running' })).toBe(0);
});

test('passwords that are hashed or wait are counted, and log-ins that find no room', async () => {
  const gate = createGate();
  let isHeld = false;
  const hasher = gatePasswordHasher(
    {
      ...cheapPasswordHasher,
      verify: async (hash, password) => {
        if (isHeld) await gate.opened;
        return cheapPasswordHasher.verify(hash, password);
      },
    },
    HASHING,
  );
  const { url, read } = await startMeasured({ passwordHasher: hasher });
  await signUp(url, 'rosa');
  isHeld = true;
  const logIn = () =>
    createApiClient(url).send('POST', '/api/auth/login', { username: 'rosa', password: PASSWORD });
  const answers = Array.from({ length: HASHING.atOnce + HASHING.waiting + 1 }, logIn);
  expectProblem(await Promise.race(answers), 503, 'unavailable');
  const { valueOf } = await read();
  const hashes = (state: string) => valueOf('hearthkin_password_hashes', { state });
  expect([hashes('running'), hashes('waiting')]).toEqual([HASHING.atOnce, HASHING.waiting]);
  expect(valueOf('hearthkin_failed_requests_total', { cause: 'hashing' })).toBe(1);
  gate.open();
  await Promise.all(answers);
});

test('what is above a limit is counted by the name of the limit', async () => {
  const { url, read } = await startMeasured({ environment: { RATE_LIMITS: 'on' } });
  const visitor = createApiClient(url);
  let status = 0;
  for (let tries = 0; status !== 429 && tries < 100; tries += 1) {
    ({ status } = await visitor.send('POST', '/api/contact-messages', {}));
  }
  expect(status).toBe(429);
  const { valueOf } = await read();
  expect(valueOf('hearthkin_limits_reached_total', { limit: 'contactMessagesByAddress' })).toBe(1);
  expect(valueOf(REQUESTS, { route: '/api/contact-messages', status: '429' })).toBe(1);
});

test('a disk that is full, storage that is damaged, and faults that nobody foresaw are seen', async () => {
  const storage = createMemoryStorage();
  let isFull = false;
  const { url, read } = await startMeasured({
    storage: {
      ...storage,
      findDamage: () => Promise.resolve('The file is damaged.'),
      members: { ...storage.members, list: () => Promise.reject(new Error('no such table')) },
      commit: (act) =>
        isFull ? Promise.reject(new StorageUnavailable('The disk is full.')) : storage.commit(act),
    },
  });
  await expect.poll(async () => (await read()).valueOf('hearthkin_storage_damaged')).toBe(1);
  const rosa = await signUp(url, 'rosa');
  isFull = true;
  const write = await rosa.send('PATCH', `/api/users/${rosa.id}`, { bio: 'I bake on Sundays.' });
  expectProblem(write, 503, 'unavailable');
  expectProblem(await rosa.send('GET', '/api/users'), 500, 'internal');
  const { valueOf } = await read();
  expect(valueOf('hearthkin_writes_taken')).toBe(0);
  expect(valueOf('hearthkin_failed_requests_total', { cause: 'storage' })).toBe(1);
  expect(valueOf('hearthkin_failed_requests_total', { cause: 'fault' })).toBe(1);
});

test('the backlog of each handler and the size of what searches look through are read', async () => {
  const storage = createMemoryStorage();
  const gate = createGate();
  const freePosition: typeof storage.feed.freePosition = async (name, by) => {
    await gate.opened;
    return storage.feed.freePosition(name, by);
  };
  const { url, read } = await startMeasured({
    storage: { ...storage, feed: { ...storage.feed, freePosition } },
  });
  const [rosa, daniel] = [await signUp(url, 'rosa'), await signUp(url, 'daniel')];
  const request = { userId1: rosa.id, userId2: daniel.id };
  expect((await rosa.send('POST', '/api/connections', request)).status).toBe(201);
  await daniel.send('GET', '/api/discovery');
  const { samples, valueOf } = await read();
  const backlog = samples.filter(({ name }) => name === 'hearthkin_feed_backlog_events');
  const newest = await storage.feed.newest();
  expect(newest).toBeGreaterThan(0);
  expect(backlog.map(({ value }) => value)).toEqual([newest]);
  expect(valueOf('hearthkin_discovery_members')).toBe(2);
  expect(valueOf('hearthkin_discovery_bytes')).toBeGreaterThan(1_000);
  gate.open();
  await expect.poll(async () => (await read()).valueOf('hearthkin_feed_backlog_events')).toBe(0);
});

test('storage that fails or is silent leaves out what is read of it, and is asked once at a time', async () => {
  const storage = createMemoryStorage();
  let lastId: () => Promise<number> = () => Promise.reject(new StorageUnavailable('It is down.'));
  let asked = 0;
  const { read } = await startMeasured({
    timings: { reading: 1 },
    storage: {
      ...storage,
      feed: {
        ...storage.feed,
        lastId: () => {
          asked += 1;
          return lastId();
        },
      },
    },
  });
  const backlog = async () => (await read()).valueOf('hearthkin_feed_backlog_events');
  expect(await backlog()).toBeNull();
  const gate = createGate();
  lastId = async () => {
    await gate.opened;
    return 0;
  };
  asked = 0;
  const { valueOf } = await read();
  expect(valueOf('hearthkin_feed_backlog_events')).toBeNull();
  expect(valueOf('hearthkin_serving')).toBe(1);
  expect(await Promise.all([backlog(), backlog()])).toEqual([null, null]);
  expect(asked).toBe(1);
  gate.open();
  await expect.poll(backlog).toBe(0);
});

test('no label has anything but the words of the contract, whatever is called by whomever', async () => {
  const { url, read, storage } = await startMeasured({ environment: { RATE_LIMITS: 'on' } });
  const rosa = await signUp(url, 'rosa-quillfeather');
  await storeModerator(storage, rosa.id);
  const visitor = createApiClient(url);
  // Of so many digits that no measured number has them by chance.
  const unknownId = String(Number.MAX_SAFE_INTEGER);
  const typed = { text: 'quillfeather', email: 'quillfeather@example.org', token: 'quillfeather' };
  for (const { method, path } of CONTRACT_CALLS.filter((call) => call.path !== '/api/events')) {
    for (const id of [unknownId, 'quillfeather']) {
      const address = `${path.replace('{id}', id)}?text=quillfeather`;
      const body = method === 'GET' ? undefined : typed;
      if (path !== '/api/auth/logout') await rosa.send(method, address, body);
      await visitor.send(method, address, body);
    }
  }
  for (const method of ['PROPFIND', 'OPTIONS', 'HEAD']) await visitor.send(method, '/api/users');
  await visitor.fetch(`/profile/${unknownId}?quillfeather`);
  await visitor.send('GET', '/api/quillfeather');
  await visitor.send('POST', '/api/auth/login', { username: 'quillfeather', password: PASSWORD });

  const { samples, text } = await read();
  const counted = samples.filter(({ name }) => name === REQUESTS);
  const valuesOf = (label: string) => new Set(counted.map(({ labels }) => labels[label]));
  const routes = CONTRACT_CALLS.map(({ path }) => path.replace('{id}', ':id'));
  const expected = new Set([...routes, 'other']);
  expected.delete('/api/events');
  expect(valuesOf('route')).toEqual(expected);
  expect(valuesOf('method')).toEqual(
    new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'other']),
  );
  expect([...valuesOf('status')].filter((status) => !/^[2-5]\d\d$/.test(status ?? ''))).toEqual([]);
  const others = samples.filter(({ name }) => name.startsWith('hearthkin_'));
  expect(new Set(others.flatMap(({ labels }) => Object.keys(labels)))).toEqual(
    new Set([
      ...['route', 'method', 'status', 'le', 'cause', 'limit', 'state', 'handler', 'version'],
    ]),
  );
  for (const typedOnce of [unknownId, 'quillfeather', 'example.org']) {
    expect(text).not.toContain(typedOnce);
  }
});
