import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { endpoints } from '#core/contract.ts';
import { TooBusy } from '#core/kernel/too-busy.ts';
import { createReadsInTurn, READS } from '#server/limits/reads-in-turn.ts';
import { expectProblem, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { READ_QUERIES } from '#tests/support/read-queries.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';

const ROOM = READS.atOnce + READS.waiting;

let server: TestServer;
let rosa: MemberClient;
let daniel: MemberClient;
/** Who searches at the moment: none of the searches ends before `release`. */
let searching: number[];
let release: () => void;
/** What the server has logged: a line for each request that was answered, or whose client has gone. */
let lines: string[];

beforeEach(async () => {
  const storage = createMemoryStorage();
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  searching = [];
  lines = [];
  server = await startTestServer({
    logger: pino({}, { write: (line: string) => lines.push(line) }),
    storage: {
      ...storage,
      directory: {
        ...storage.directory,
        search: async (viewerId, query) => {
          searching.push(viewerId);
          const ofViewer = searching.filter((id) => id === viewerId);
          // Without turns nothing would ever be refused, and the tests would wait for that.
          if (ofViewer.length > READS.atOnce) release();
          await gate;
          return storage.directory.search(viewerId, query);
        },
      },
    },
  });
  rosa = await signUp(server.url, 'rosa');
  daniel = await signUp(server.url, 'daniel');
});
afterEach(async () => {
  release();
  await server.close();
});

const search = (member: MemberClient) => member.send('GET', '/api/discovery');

test('however much one member searches, a few searches go on and the others wait; too many are refused', async () => {
  const answers = Array.from({ length: ROOM + 1 }, () => search(rosa));
  expectProblem(await Promise.race(answers), 503, 'unavailable');
  await expect.poll(() => searching).toHaveLength(READS.atOnce);
  release();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(ROOM);
  expect(searching).toHaveLength(ROOM);
  expect(await search(rosa)).toMatchObject({ status: 200 });
  await server.close();
  const counted = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(counted.filter(({ msg }) => msg === 'refused')).toMatchObject([
    { method: 'GET', route: '/api/discovery', refused: 'too_busy', memberId: rosa.id, count: 1 },
  ]);
  expect(counted.filter(({ err }) => err !== undefined)).toEqual([]);
});

test('others are answered meanwhile, and so are the writes of the same member', async () => {
  const answers = Array.from({ length: ROOM + 1 }, () => search(rosa));
  const refused = await Promise.race(answers);
  expect(refused.headers.get('Retry-After')).toBe('5');
  expect(await daniel.send('GET', '/api/messages/unread-count')).toMatchObject({ status: 200 });
  const held = search(daniel);
  await expect.poll(() => searching).toContain(daniel.id);
  const bio = { bio: 'I bake on Sundays.' };
  expect(await rosa.send('PATCH', `/api/users/${rosa.id}`, bio)).toMatchObject({ status: 200 });
  release();
  expect(await held).toMatchObject({ status: 200 });
  await Promise.all(answers);
});

test('every read of members waits for the others of the same member', async () => {
  const answers = Array.from({ length: ROOM + 1 }, () => search(rosa));
  expectProblem(await Promise.race(answers), 503, 'unavailable');
  const reads = Object.values(endpoints).filter(
    ({ method, access }) => method === 'GET' && access === 'member',
  );
  const statuses: [path: string, status: number][] = [];
  for (const { path } of reads) {
    const address = `${path.replace('{id}', String(rosa.id))}${READ_QUERIES[path] ?? ''}`;
    statuses.push([path, (await rosa.send('GET', address)).status]);
  }
  expect(statuses.filter(([, status]) => status !== 503)).toEqual([]);
  expect(statuses.length).toBeGreaterThan(20);
  release();
  await Promise.all(answers);
});

test('a search whose client has gone makes room, and is not made', async () => {
  const running = Array.from({ length: READS.atOnce }, () => search(rosa));
  await expect.poll(() => searching).toHaveLength(READS.atOnce);
  const leaving = new AbortController();
  const leave = () => rosa.fetch('/api/discovery', { signal: leaving.signal });
  const left = Array.from({ length: READS.waiting + 1 }, leave);
  expect(await Promise.race(left)).toMatchObject({ status: 503 });
  leaving.abort();
  await Promise.allSettled(left);
  const isOver = (line: string) => /discovery.*"status":200/.test(line);
  await expect.poll(() => lines.filter(isOver)).toHaveLength(READS.waiting);
  const waiting = search(rosa);
  release();
  for (const answer of [...running, waiting]) expect(await answer).toMatchObject({ status: 200 });
  expect(searching).toHaveLength(READS.atOnce + 1);
});

test('a read that fails makes room for the next', async () => {
  const { readInTurn } = createReadsInTurn({ atOnce: 1, waiting: 1 }, expect.unreachable);
  const reader = toMemberId(1);
  const client = Object.assign(new EventEmitter(), { closed: false });
  const failure = new Error('not just now');
  const failing = readInTurn(reader, client, () => Promise.reject(failure));
  const waiting = readInTurn(reader, client, () => Promise.resolve('found'));
  await expect(failing).rejects.toBe(failure);
  expect(await waiting).toBe('found');
  expect(await readInTurn(reader, client, () => Promise.resolve('again'))).toBe('again');
  expect(client.listenerCount('close')).toBe(0);
  const gone = Object.assign(new EventEmitter(), { closed: true });
  expect(await readInTurn(reader, gone, () => expect.unreachable())).toBeNull();
});

test('a read that is too many is refused after a pause, and takes no room', async () => {
  let goOn: (() => void) | undefined;
  const pause = () => new Promise<void>((resolve) => (goOn = resolve));
  const { readInTurn, count } = createReadsInTurn({ atOnce: 1, waiting: 0 }, pause);
  const reader = toMemberId(1);
  const client = Object.assign(new EventEmitter(), { closed: false });
  let end: (() => void) | undefined;
  const running = readInTurn(reader, client, () => new Promise<void>((resolve) => (end = resolve)));
  let isRefused = false;
  const refused = readInTurn(reader, client, () => expect.unreachable()).catch((error: unknown) => {
    isRefused = true;
    return error;
  });
  end?.();
  await running;
  expect(isRefused).toBe(false);
  expect(await readInTurn(reader, client, () => Promise.resolve('found'))).toBe('found');
  goOn?.();
  expect(await refused).toBeInstanceOf(TooBusy);
  expect(count()).toEqual({ running: 0, waiting: 0 });
});
