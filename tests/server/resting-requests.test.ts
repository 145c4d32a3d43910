import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { makeEndRestingRequests } from '#core/connections/use-cases/end-resting-requests.ts';
import type { ConnectionId } from '#core/kernel/ids.ts';
import { expectProblem, PASSWORD, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { toConnectionId, toMemberId } from '#tests/support/ids.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock, DAY, type SettableClock } from '#tests/support/settable-clock.ts';
import { storeMembers, storeRequest } from '#tests/support/stored-records.ts';

let clock: SettableClock;
let server: TestServer;
let rosa: MemberClient;
let daniel: MemberClient;
let id: number;

beforeEach(async () => {
  clock = createSettableClock();
  server = await startTestServer({ clock });
  rosa = await signUp(server.url, 'rosa');
  daniel = await signUp(server.url, 'daniel');
  id = ((await ask()).body as { id: number }).id;
});
afterEach(() => server.close());

const ask = (from = rosa, to = daniel) =>
  from.send('POST', '/api/connections', { userId1: from.id, userId2: to.id });
const between = (viewer: MemberClient) =>
  viewer.send('GET', `/api/connections/status?userId1=${rosa.id}&userId2=${daniel.id}`);

/** Lets the days pass; sessions do not last as long. */
async function pass(days: number) {
  clock.advance(days * DAY);
  for (const member of [rosa, daniel]) {
    const { username } = member.self;
    await member.send('POST', '/api/auth/login', { username, password: PASSWORD });
  }
}

test('a request is open for sixty days, and nobody sees it after that', async () => {
  await pass(59);
  expect(await daniel.send('GET', '/api/connections/counts')).toMatchObject({
    body: { received: 1 },
  });
  await pass(1);
  for (const member of [rosa, daniel]) {
    expect(await member.send('GET', '/api/connections/counts')).toMatchObject({
      body: { accepted: 0, sent: 0, received: 0 },
    });
    for (const query of ['', '?status=pending', '?direction=sent', '?direction=received']) {
      expect(await member.send('GET', `/api/connections${query}`)).toMatchObject({ body: [] });
    }
    expect(await member.send('GET', '/api/connections/overview')).toMatchObject({
      body: { counts: { sent: 0, received: 0 }, received: [] },
    });
    expect(await between(member)).toMatchObject({ body: null });
    const path = `/api/connections/${id}`;
    expectProblem(await member.send('GET', path), 404, 'not_found');
    expectProblem(await member.send('PATCH', path, { status: 'accepted' }), 404, 'not_found');
    expectProblem(await member.send('DELETE', path), 404, 'not_found');
    expectProblem(await member.send('GET', `${path}/messages`), 404, 'not_found');
    const message = { content: 'Hello' };
    expectProblem(await member.send('POST', `${path}/messages`, message), 404, 'not_found');
  }
});

test.each(['the one who asked', 'the other'])(
  'after that %s may ask again, whether the job has come by or not',
  async (who) => {
    const [from, to] = who === 'the other' ? [daniel, rosa] : [rosa, daniel];
    await pass(60);
    const again = await ask(from, to);
    expect(again).toMatchObject({ status: 201, body: { status: 'pending' } });
    expect((again.body as { id: number }).id).not.toBe(id);
    await makeEndRestingRequests({ ...server.storage, clock })();
    expect(await between(rosa)).toMatchObject({ body: { userId1: from.id } });
    expectProblem(await ask(from, to), 409, 'already_connected');
  },
);

test('requests that rest do not count among the ten that may be open', async () => {
  for (const member of await storeMembers(server.storage, 9)) {
    const createdAt = clock.now();
    await storeRequest(server.storage, toMemberId(rosa.id), member.id, { createdAt });
  }
  const [other] = await storeMembers(server.storage, 1);
  const askOther = () =>
    rosa.send('POST', '/api/connections', { userId1: rosa.id, userId2: other!.id });
  await pass(59);
  expectProblem(await askOther(), 409, 'too_many_open_requests');
  await pass(1);
  expect(await askOther()).toMatchObject({ status: 201 });
});

test('the job removes what rests and nothing else, and tells nobody', async () => {
  const endResting = makeEndRestingRequests({ ...server.storage, clock });
  const { connections } = server.storage;
  clock.advance(60 * DAY - 1);
  await endResting();
  expect(await connections.findById(toConnectionId(id))).not.toBeNull();
  const events = await readEvents(server.storage);
  clock.advance(1);
  await endResting();
  expect(await connections.findById(toConnectionId(id))).toBeNull();
  expect(await readEvents(server.storage)).toEqual(events);
  const history = await server.storage.safety.loadHistory(
    toMemberId(rosa.id),
    toMemberId(daniel.id),
  );
  expect(history.value.every(({ mayAskFrom }) => mayAskFrom === null)).toBe(true);
  await pass(0);
  expect(await ask()).toMatchObject({ status: 201 });
});

test('the job comes to an end with more than it reads at once, and stops when it is told to', async () => {
  const members = await storeMembers(server.storage, 201);
  const [asked, ...asking] = members;
  for (const { id: requesterId } of asking) {
    await storeRequest(server.storage, requesterId, asked!.id, { createdAt: clock.now() });
  }
  clock.advance(60 * DAY);
  const left = () => server.storage.connections.listUnanswered(clock.now(), 1_000);
  const waiting = (await left()).length;
  let commits = 0;
  const endResting = makeEndRestingRequests({
    ...server.storage,
    commit: (act) => {
      commits += 1;
      return server.storage.commit(act);
    },
    clock,
  });
  await endResting(() => commits === 1);
  const afterOne = (await left()).length;
  expect(afterOne).toBeGreaterThan(0);
  expect(afterOne).toBeLessThan(waiting - 1);
  await endResting();
  expect(await left()).toEqual([]);
  expect(commits).toBeLessThan(10);
});

test('a server answers before it has removed what its time is over for, and stops in the midst of it', async () => {
  const storage = createMemoryStorage();
  let release: (() => void) | undefined;
  const looked = new Promise<readonly ConnectionId[]>((resolve) => {
    release = () => {
      resolve([]);
    };
  });
  const other = await startTestServer({
    storage: {
      ...storage,
      connections: { ...storage.connections, listUnanswered: () => looked },
    },
  });
  expect((await fetch(`${other.url}/api/readyz`)).status).toBe(200);
  const closing = other.close();
  release?.();
  await closing;
});
