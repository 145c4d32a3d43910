import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PASSWORD, createApiClient, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { connectMembers, writeMessage } from '#tests/support/correspondents.ts';
import { openEventStream, type EventStream } from '#tests/support/event-stream.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import { endSessions, storeStanding } from '#tests/support/writes.ts';

let server: TestServer;
let signedUp = 0;
let rosa: MemberClient;
const clock = createSettableClock();

const signUpNext = (name: string) => signUp(server.url, `${name}${(signedUp += 1)}`);

async function listen(client: Pick<MemberClient, 'sessionToken'>): Promise<EventStream> {
  const stream = await openEventStream(server.url, { sessionToken: client.sessionToken() });
  await stream.waitFor('ready');
  return stream;
}

async function logInAgain(member: MemberClient) {
  const client = createApiClient(server.url);
  const credentials = { username: member.self.username, password: PASSWORD };
  await client.send('POST', '/api/auth/login', credentials);
  return client;
}

beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.close());
beforeEach(async () => {
  rosa = await signUpNext('rosa');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a stream ends because', () => {
  test('of logging out, on that device alone', async () => {
    const other = await logInAgain(rosa);
    const [here, there] = [await listen(rosa), await listen(other)];
    await other.send('POST', '/api/auth/logout');
    await there.waitForEnd();
    await rosa.send('PATCH', `/api/users/${rosa.id}`, { bio: 'Still here' });
    await here.waitFor('profile_changed');
    expect(there.events.map(({ type }) => type)).toEqual(['ready']);
    here.drop();
  });

  test('of signing out everywhere else, but not here', async () => {
    const other = await logInAgain(rosa);
    const [here, there] = [await listen(rosa), await listen(other)];
    expect(await rosa.send('DELETE', '/api/sessions')).toMatchObject({ status: 204 });
    await there.waitForEnd();
    expect(here.isClosed()).toBe(false);
    here.drop();
  });

  test('of leaving', async () => {
    const stream = await listen(rosa);
    const left = await rosa.send('POST', '/api/leaving', { proof: { password: PASSWORD } });
    expect(left.status).toBe(200);
    await stream.waitForEnd();
  });

  test('of a suspension', async () => {
    const stream = await listen(rosa);
    const account = { status: 'suspended', until: '2999-01-01T00:00:00.000Z' } as const;
    await storeStanding(server.storage, rosa.id, { account });
    await endSessions(server.storage, toMemberId(rosa.id));
    await stream.waitForEnd();
  });

  test('of the end of the session by time, which a stream does not put off', async () => {
    const stream = await listen(rosa);
    clock.advance(14 * DAY);
    await stream.waitForEnd();
  });
});

test('nothing is sent to a session that is over, however soon after', async () => {
  const daniel = await signUpNext('daniel');
  const connectionId = await connectMembers(rosa, daniel);
  const stream = await listen(daniel);
  await daniel.send('POST', '/api/auth/logout');
  await writeMessage(rosa, connectionId, 'Are you there?');
  await stream.waitForEnd();
  expect(stream.events.map(({ type }) => type)).toEqual(['ready']);
});

test('a member has five streams at most: the oldest goes for the sixth', async () => {
  const streams: EventStream[] = [];
  for (let number = 1; number <= 6; number += 1) streams.push(await listen(rosa));
  const [oldest, ...others] = streams;
  await oldest!.waitForEnd();
  expect(oldest!.text()).toMatch(/retry: 60000\n\n$/);
  await rosa.send('PATCH', `/api/users/${rosa.id}`, { bio: 'On five devices' });
  for (const stream of others) await stream.waitFor('profile_changed');
  expect(others.map((stream) => stream.isClosed())).toEqual(others.map(() => false));
  for (const stream of others) stream.drop();
});

test('a crowd of one household that connects again at once is let in', async () => {
  const limited = await startTestServer({ environment: { RATE_LIMITS: 'on' } });
  const members = await Promise.all(
    [1, 2, 3, 4].map((number) => signUp(limited.url, `kin${number}`)),
  );
  const open = () =>
    Promise.all(
      members.flatMap((member) =>
        [1, 2, 3, 4, 5].map(() =>
          openEventStream(limited.url, { sessionToken: member.sessionToken() }),
        ),
      ),
    );
  for (let time = 1; time <= 10; time += 1) {
    const streams = await open();
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    for (const stream of streams) stream.drop();
  }
  await limited.close();
});

test('stopping the server ends the streams at once', async () => {
  const stopping = await startTestServer();
  const member = await signUp(stopping.url, 'stopping');
  const stream = await openEventStream(stopping.url, { sessionToken: member.sessionToken() });
  await stream.waitFor('ready');
  // No time passes that a stop could wait for.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await stopping.close();
  vi.useRealTimers();
  await stream.waitForEnd();
});

test('a stream on which nothing happens says every 20 seconds that it is there', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stream = await openEventStream(server.url, { sessionToken: rosa.sessionToken() });
  // What the stream's own way of waiting would do is let the time pass.
  const untilCount = async (pattern: RegExp, count: number) => {
    while ((stream.text().match(pattern) ?? []).length < count) await nextTurn();
  };
  const heartbeat = /(?<=\n\n)event: heartbeat\ndata: {}\n\n/g;
  await untilCount(/event: ready/g, 1);
  for (const count of [0, 1, 2]) {
    vi.advanceTimersByTime(19_999);
    await rosa.send('PATCH', `/api/users/${rosa.id}`, { bio: `Heard of ${count} times` });
    await untilCount(/event: profile_changed/g, count + 1);
    expect(stream.text().match(heartbeat) ?? []).toHaveLength(count);
    vi.advanceTimersByTime(1);
    await untilCount(heartbeat, count + 1);
  }
  stream.drop();
});
