import { afterEach, expect, test } from 'vitest';
import { createMemoryLimiter } from '#adapters/memory/memory-limiter.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { endpoints } from '#core/contract.ts';
import type { Limiter } from '#core/kernel/limiter.ts';
import { READS_AT_ONCE } from '#server/limits/member-reads.ts';
import { READS } from '#server/limits/reads-in-turn.ts';
import { expectProblem, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { READ_QUERIES } from '#tests/support/read-queries.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { storeModerator } from '#tests/support/writes.ts';

/** How often each thing may be done here, that nobody has to do it twenty thousand times. */
const FEW = 3;

function fewOfEach(): Limiter {
  const limiter = createMemoryLimiter();
  return { ...limiter, take: (limit, key) => limiter.take({ ...limit, points: FEW }, key) };
}

const memberReads = Object.values(endpoints).filter(
  ({ method, access }) => method === 'GET' && access === 'member',
);
const unread = (member: MemberClient) => member.send('GET', '/api/messages/unread-count');
const search = (member: MemberClient) => member.send('GET', '/api/discovery');
const statusesOf = async (answers: readonly ReturnType<typeof search>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

let server: TestServer;
let release: () => void = () => undefined;
afterEach(async () => {
  release();
  await server.close();
});

test('a member reads so often in an hour, and others and writes go on after that', async () => {
  server = await startTestServer({ processLimiter: fewOfEach() });
  const rosa = await signUp(server.url, 'rosa');
  const daniel = await signUp(server.url, 'daniel');
  for (let time = 1; time <= FEW; time += 1) {
    expect(await unread(rosa)).toMatchObject({ status: 200 });
  }
  const refused = await unread(rosa);
  expectProblem(refused, 429, 'too_many_requests');
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await unread(daniel)).toMatchObject({ status: 200 });
  const bio = { bio: 'I bake on Sundays.' };
  expect(await rosa.send('PATCH', `/api/users/${rosa.id}`, bio)).toMatchObject({ status: 200 });
});

test('dear reads are counted by themselves, and every read of members is counted', async () => {
  server = await startTestServer({ processLimiter: fewOfEach() });
  const rosa = await signUp(server.url, 'rosa');
  for (let time = 1; time <= FEW; time += 1) {
    expect(await search(rosa)).toMatchObject({ status: 200 });
  }
  expectProblem(await rosa.send('GET', '/api/recommendations'), 429, 'too_many_requests');
  for (let time = 1; time <= FEW; time += 1) {
    expect(await unread(rosa)).toMatchObject({ status: 200 });
  }
  for (const { path } of memberReads) {
    const address = `${path.replace('{id}', String(rosa.id))}${READ_QUERIES[path] ?? ''}`;
    expect({ path, status: (await rosa.send('GET', address)).status }).toEqual({
      path,
      status: 429,
    });
  }
});

/** So many members that all their searches at once are as many as go on. */
const SEARCHERS = READS_AT_ONCE.dear / READS.atOnce;

let searching: number;

async function startHeldServer(): Promise<void> {
  const storage = createMemoryStorage();
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  searching = 0;
  server = await startTestServer({
    storage: {
      ...storage,
      directory: {
        ...storage.directory,
        search: async (viewerId, query) => {
          searching += 1;
          // Without a bound nothing would ever be refused, and the test would wait for that.
          if (searching > READS_AT_ONCE.dear) release();
          await gate;
          return storage.directory.search(viewerId, query);
        },
      },
    },
  });
}

test('when many members search at once, further searches are refused, and all else goes on', async () => {
  await startHeldServer();
  const searchers: MemberClient[] = [];
  for (let number = 1; number <= SEARCHERS; number += 1) {
    searchers.push(await signUp(server.url, `searcher${number}`));
  }
  const late = await signUp(server.url, 'late');
  const moderator = await signUp(server.url, 'moritz');
  await storeModerator(server.storage, moderator.id);
  const held = searchers.flatMap((member) => [search(member), search(member)]);
  await expect.poll(() => searching).toBe(READS_AT_ONCE.dear);
  const refused = await search(late);
  expectProblem(refused, 503, 'unavailable');
  expect(refused.headers.get('Retry-After')).toBe('5');
  expect(await unread(late)).toMatchObject({ status: 200 });
  expect(await moderator.send('GET', '/api/desk/log')).toMatchObject({ status: 200 });
  release();
  expect(new Set(await statusesOf(held))).toEqual(new Set([200]));
  expect(await search(late)).toMatchObject({ status: 200 });
});
