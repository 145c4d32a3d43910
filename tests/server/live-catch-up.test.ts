import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { connectMembers, writeMessage } from '#tests/support/correspondents.ts';
import { openEventStream, type EventStream } from '#tests/support/event-stream.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { toMemberId } from '#tests/support/ids.ts';

const storage = createMemoryStorage();
let server: TestServer;
let signedUp = 0;
let rosa: MemberClient;
let daniel: MemberClient;
let connectionId: number;

const signUpNext = (name: string) => signUp(server.url, `${name}${(signedUp += 1)}`);

function open(lastId: string | null, path = '/api/events'): Promise<EventStream> {
  return openEventStream(server.url, { sessionToken: daniel.sessionToken(), lastId, path });
}

const contentsOf = ({ events }: EventStream) =>
  events.flatMap(({ event }) => (event.type === 'message_sent' ? [event.message.content] : []));

/** Has so much happen to others that a place before it is too far back. */
async function storeEvents(count: number): Promise<void> {
  const event = { type: 'profile_changed', memberIds: [toMemberId(rosa.id)] } as const;
  const at = '2026-03-01T10:00:00.000Z';
  const act = {
    changes: [],
    events: Array(count).fill(event) as (typeof event)[],
    actorId: null,
    at,
  };
  await storage.commit(act);
}

/** Numbers from 0 to 1 that are the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Everything written in the conversation, as the member reads it page by page. */
async function readContents(member: MemberClient): Promise<string[]> {
  const contents: string[] = [];
  let path: string | null = `/api/connections/${connectionId}/messages?limit=200`;
  while (path !== null) {
    const { body, headers } = await member.send('GET', path);
    contents.unshift(...(body as { content: string }[]).map(({ content }) => content));
    path = /^<([^>]+)>/.exec(headers.get('Link') ?? '')?.[1] ?? null;
  }
  return contents;
}

beforeAll(async () => {
  server = await startTestServer({ storage });
});
afterAll(() => server.close());
beforeEach(async () => {
  [rosa, daniel] = [await signUpNext('rosa'), await signUpNext('daniel')];
  connectionId = await connectMembers(rosa, daniel);
});

test('a stream goes on after the last event received, named by the browser or in the query', async () => {
  const first = await open(null);
  await first.waitFor('ready');
  await writeMessage(rosa, connectionId, 'one');
  await first.waitFor('message_sent');
  const lastId = first.lastId()!;
  first.drop();
  await writeMessage(rosa, connectionId, 'two');
  await writeMessage(rosa, connectionId, 'three');
  const streams = [
    await open(lastId),
    await open(null, `/api/events?after=${lastId}`),
    await open(lastId, '/api/events?after=junk'),
  ];
  for (const stream of streams) {
    await stream.waitFor('ready');
    expect(contentsOf(stream)).toEqual(['two', 'three']);
    expect(stream.events.at(-1)!.type).toBe('ready');
    stream.drop();
  }
});

test('a stream goes on from the answer that says who is signed in', async () => {
  await writeMessage(rosa, connectionId, 'before');
  const { headers } = await daniel.send('GET', '/api/auth/current');
  await writeMessage(rosa, connectionId, 'after');
  const stream = await open(headers.get('Last-Event-ID'));
  await stream.waitFor('ready');
  expect(stream.events.map(({ type }) => type)).toEqual(['message_sent', 'ready']);
  expect(contentsOf(stream)).toEqual(['after']);
  stream.drop();
});

test('ids are sealed: each is another text, and they are one member’s alone', async () => {
  const [one, other] = [await open(null), await open(null)];
  await one.waitFor('ready');
  await other.waitFor('ready');
  expect(one.lastId()).not.toBe(other.lastId());
  expect(one.lastId()!.length).toBe(other.lastId()!.length);
  const sessionToken = rosa.sessionToken();
  const hers = await openEventStream(server.url, { sessionToken, lastId: one.lastId() });
  await hers.waitFor('ready');
  expect(hers.events.map(({ type }) => type)).toEqual(['resync', 'ready']);
  for (const stream of [one, other, hers]) stream.drop();
});

test.each(['', 'junk', '17', 'x'.repeat(5_000)])(
  'says to read everything again after an id that it never gave: %s',
  async (lastId) => {
    const stream = await open(null, `/api/events?after=${lastId}`);
    await stream.waitFor('ready');
    expect(stream.events.map(({ type }) => type)).toEqual(['resync', 'ready']);
    await writeMessage(rosa, connectionId, 'after all');
    await stream.waitFor('message_sent');
    stream.drop();
  },
);

test('says so, too, where too much has happened since, and not a moment earlier', async () => {
  const first = await open(null);
  await first.waitFor('ready');
  await writeMessage(rosa, connectionId, 'seen');
  await first.waitFor('message_sent');
  const lastId = first.lastId();
  first.drop();
  await storeEvents(4_999);
  await writeMessage(rosa, connectionId, 'missed');
  const near = await open(lastId);
  await near.waitFor('ready');
  expect(near.events.map(({ type }) => type)).toEqual(['message_sent', 'ready']);
  near.drop();
  await storeEvents(1);
  const far = await open(lastId);
  await far.waitFor('ready');
  expect(far.events.map(({ type }) => type)).toEqual(['resync', 'ready']);
  far.drop();
});

test('what was taken back or may not be seen any more is left out of what was missed', async () => {
  const first = await open(null);
  await first.waitFor('ready');
  const lastId = first.lastId();
  first.drop();
  await writeMessage(rosa, connectionId, 'gone with the connection');
  await rosa.send('DELETE', `/api/connections/${connectionId}?status=accepted`);
  const stream = await open(lastId);
  await stream.waitFor('ready');
  expect(stream.events.map(({ event }) => event)).toEqual([
    { type: 'connection_removed', connectionId },
    { type: 'ready' },
  ]);
  stream.drop();
});

test.each([1, 2, 3])(
  'who loses the connection again and again gets every message once, in order (seed %i)',
  async (seed) => {
    const random = createRandom(seed);
    const received: string[] = [];
    let isWriting = true;
    let stream = await open(null);
    await stream.waitFor('ready');

    async function receive(): Promise<void> {
      for (let wasWriting = true; wasWriting;) {
        const most = Math.floor(random() * 40);
        while (isWriting && contentsOf(stream).length < most) await nextTurn();
        stream.drop();
        received.push(...contentsOf(stream));
        wasWriting = isWriting;
        stream = await open(stream.lastId());
        await stream.waitFor('ready');
        expect(stream.events.some(({ type }) => type === 'resync')).toBe(false);
      }
      received.push(...contentsOf(stream));
      stream.drop();
    }

    const receiving = receive();
    for (let number = 0; number < 100; number += 1) {
      const writer = number % 2 === 0 ? rosa : daniel;
      const batch = [0, 1, 2, 3, 4].map((part) => `${number}/${part}`);
      await Promise.all(batch.map((content) => writeMessage(writer, connectionId, content)));
    }
    isWriting = false;
    await receiving;
    expect(received).toHaveLength(500);
    expect(received).toEqual(await readContents(daniel));
  },
);

test('who reads too slowly is cut off, holds nobody up, and gets everything when they come back', async () => {
  const [asleep, awake] = [await open(null), await open(null)];
  await asleep.waitFor('ready');
  await awake.waitFor('ready');
  asleep.pause();
  const long = '\u20ac'.repeat(3_900);
  for (let number = 0; number < 50; number += 1) {
    const batch = Array.from({ length: 10 }, (_value, part) => `${number}/${part} ${long}`);
    await Promise.all(batch.map((content) => writeMessage(rosa, connectionId, content)));
  }
  await awake.waitFor('message_sent', 500);
  asleep.resume();
  await asleep.waitForEnd();
  const received = contentsOf(asleep);
  expect(received.length).toBeLessThan(500);
  const back = await open(asleep.lastId());
  await back.waitFor('ready');
  received.push(...contentsOf(back));
  const stored = await readContents(daniel);
  expect(received).toEqual(stored);
  expect(contentsOf(awake)).toEqual(stored);
  for (const stream of [awake, back]) stream.drop();
});
