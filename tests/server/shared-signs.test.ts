import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { WireLiveEvent } from '#core/live/schemas.ts';
import {
  createApiClient,
  expectProblem,
  signUp,
  type MemberClient,
} from '#tests/support/api-client.ts';
import { askToConnect, connectMembers, writeMessage } from '#tests/support/correspondents.ts';
import { openEventStream, type EventStream } from '#tests/support/event-stream.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { storeStanding } from '#tests/support/writes.ts';

const NOTHING = { typing: false, reading: false };
const LATER = '2999-01-01T00:00:00.000Z';
const COMBINATIONS = [
  [false, false],
  [false, true],
  [true, false],
  [true, true],
] as const;

const storage = createMemoryStorage();
let server: TestServer;
let round = 0;
let rosa: MemberClient;
let daniel: MemberClient;
let connectionId: number;

beforeAll(async () => {
  server = await startTestServer({ storage });
});
afterAll(() => server.close());

beforeEach(async () => {
  round += 1;
  rosa = await signUp(server.url, `rosa${round}`);
  daniel = await signUp(server.url, `daniel${round}`);
  connectionId = await connectMembers(rosa, daniel);
});

const change = (member: MemberClient, sharedSigns: unknown) =>
  member.send('PATCH', `/api/users/${member.id}`, { sharedSigns });
const chooseBoth = async (signs: object) => {
  for (const member of [rosa, daniel]) await change(member, { ...NOTHING, ...signs });
};
const type = (member: MemberClient, id = connectionId) =>
  member.send('POST', `/api/connections/${id}/typing`);
const list = (member: MemberClient) =>
  member.send('GET', `/api/connections/${connectionId}/messages`);

async function listen(member: MemberClient): Promise<EventStream> {
  const stream = await openEventStream(server.url, { sessionToken: member.sessionToken() });
  await stream.waitFor('ready');
  return stream;
}

/** All that came before the member's own next change. */
async function heardBy(
  member: MemberClient,
  stream: EventStream,
): Promise<readonly WireLiveEvent[]> {
  const before = (await stream.waitFor('profile_changed', 0)).length;
  await member.send('PATCH', `/api/users/${member.id}`, { bio: `Change ${before}` });
  await stream.waitFor('profile_changed', before + 1);
  return stream.events
    .map(({ event }) => event)
    .filter((event) => event.type !== 'profile_changed');
}

const ofType = (events: readonly WireLiveEvent[], wanted: WireLiveEvent['type']) =>
  events.filter((event) => event.type === wanted);

describe('what members let each other see', () => {
  test('is off until they choose otherwise, and only they can see the choice', async () => {
    const own = `/api/users/${daniel.id}`;
    expect(await daniel.send('GET', own)).toMatchObject({ body: { sharedSigns: NOTHING } });
    const sharedSigns = { typing: true, reading: false };
    expect(await change(daniel, sharedSigns)).toMatchObject({ status: 200, body: { sharedSigns } });
    expect(await daniel.send('GET', own)).toMatchObject({ body: { sharedSigns } });
    for (const path of [own, '/api/users', '/api/discovery', '/api/conversations']) {
      const { body } = await rosa.send('GET', path);
      expect(JSON.stringify(body)).not.toContain('sharedSigns');
    }
  });

  test.each([null, {}, true, { typing: true }, { typing: true, reading: 'yes' }])(
    'is not changed by %j',
    async (sharedSigns) => {
      expectProblem(await change(daniel, sharedSigns), 400, 'invalid_input');
    },
  );
});

describe.each(COMBINATIONS)('with it on for the one: %s, and the other: %s', (own, others) => {
  test('typing shows to the other alone, if both have it on, and has no place in the feed', async () => {
    await change(rosa, { ...NOTHING, typing: own });
    await change(daniel, { ...NOTHING, typing: others });
    const [hers, his] = [await listen(rosa), await listen(daniel)];
    const feed = await storage.feed.newest();
    expect(await type(rosa)).toMatchObject({ status: 204, body: undefined });
    const heard = ofType(await heardBy(daniel, his), 'typing');
    expect(heard).toEqual(own && others ? [{ type: 'typing', connectionId }] : []);
    expect(his.text()).not.toMatch(/id: .*\nevent: typing/);
    expect(ofType(await heardBy(rosa, hers), 'typing')).toEqual([]);
    // The two changes by which it is known that nothing else came.
    expect(await storage.feed.newest()).toBe(feed + 2);
    for (const stream of [hers, his]) stream.drop();
  });

  test('every call and event says that a message was read to its sender only if both have it on', async () => {
    await change(rosa, { ...NOTHING, reading: own });
    await change(daniel, { ...NOTHING, reading: others });
    const read = own && others;
    const id = await writeMessage(rosa, connectionId, 'Shall we walk?');
    const [hers, his] = [await listen(rosa), await listen(daniel)];
    expect(await daniel.send('PATCH', `/api/messages/${id}/read`)).toMatchObject({
      body: { read: true },
    });
    const event = { type: 'message_read', messageId: id, connectionId, unreadCount: 0 };
    expect(ofType(await heardBy(daniel, his), 'message_read')).toEqual([event]);
    expect(ofType(await heardBy(rosa, hers), 'message_read')).toEqual(read ? [event] : []);
    expect(await list(rosa)).toMatchObject({ body: [{ id, read }] });
    expect(await list(daniel)).toMatchObject({ body: [{ id, read: true }] });
    const inbox = await rosa.send('GET', '/api/conversations');
    expect(inbox).toMatchObject({ body: [{ lastMessage: { id, read } }] });
    const conversation = await rosa.send('GET', `/api/conversations/${connectionId}`);
    expect(conversation).toMatchObject({ body: { lastMessage: { id, read } } });
    const edited = await rosa.send('PATCH', `/api/messages/${id}`, { content: 'Shall we talk?' });
    expect(edited).toMatchObject({ status: 200, body: { read } });
    const [changed] = ofType(await heardBy(rosa, hers), 'message_changed');
    expect(changed).toMatchObject({ message: { id, read } });
    const takenBack = await rosa.send('DELETE', `/api/messages/${id}`);
    expect(takenBack).toMatchObject({ status: 200, body: { read, takenBack: true } });
    for (const stream of [hers, his]) stream.drop();
  });
});

test('whoever connects again hears no hint of before, and read marks that are off by now neither', async () => {
  await chooseBoth({ typing: true, reading: true });
  const stream = await listen(rosa);
  const lastId = stream.lastId();
  stream.drop();
  await type(daniel);
  const id = await writeMessage(rosa, connectionId, 'Shall we walk?');
  await daniel.send('PATCH', `/api/messages/${id}/read`);
  await change(daniel, NOTHING);
  const again = await openEventStream(server.url, { sessionToken: rosa.sessionToken(), lastId });
  await again.waitFor('ready');
  expect(again.events.map((received) => received.type)).toEqual(['message_sent', 'ready']);
  expect(await again.waitFor('message_sent')).toMatchObject([{ message: { id, read: false } }]);
  again.drop();
});

describe('where both have all on, typing', () => {
  beforeEach(() => chooseBoth({ typing: true, reading: true }));

  test('is refused while the request waits, and to whoever is no party', async () => {
    const outsider = await signUp(server.url, `outsider${round}`);
    await change(outsider, { typing: true, reading: true });
    const stream = await listen(rosa);
    expectProblem(await type(outsider), 404, 'not_found');
    expectProblem(await type(outsider, 999_999), 404, 'not_found');
    const pendingId = await askToConnect(outsider, rosa);
    expectProblem(await type(outsider, pendingId), 403, 'not_accepted');
    expect(ofType(await heardBy(rosa, stream), 'typing')).toEqual([]);
    stream.drop();
  });

  test('is refused to one who is blocked, and once the connection has ended', async () => {
    const stream = await listen(rosa);
    await rosa.send('PUT', `/api/blocks/${daniel.id}`);
    expectProblem(await type(daniel), 404, 'not_found');
    await rosa.send('DELETE', `/api/blocks/${daniel.id}`);
    await rosa.send('DELETE', `/api/connections/${connectionId}`);
    expectProblem(await type(daniel), 404, 'not_found');
    expect(ofType(await heardBy(rosa, stream), 'typing')).toEqual([]);
    stream.drop();
  });

  test('and reading show nothing of one who has left', async () => {
    const id = await writeMessage(rosa, connectionId, 'Shall we walk?');
    await daniel.send('PATCH', `/api/messages/${id}/read`);
    expect(await list(rosa)).toMatchObject({ body: [{ id, read: true }] });
    await storeStanding(storage, daniel.id, { leavesOn: LATER });
    expect(await type(rosa)).toMatchObject({ status: 204 });
    expect(await list(rosa)).toMatchObject({ body: [{ id, read: false }] });
  });

  test('does not reach a session that is over', async () => {
    const stream = await listen(rosa);
    await rosa.send('POST', '/api/auth/logout');
    await type(daniel);
    await stream.waitForEnd();
    expect(stream.text()).not.toContain('typing');
  });

  test('is limited', async () => {
    const limited = await startTestServer({ storage, environment: { RATE_LIMITS: 'on' } });
    const type = ({ sessionToken }: MemberClient) =>
      createApiClient(limited.url, sessionToken()).send(
        'POST',
        `/api/connections/${connectionId}/typing`,
      );
    for (let time = 0; time < 60; time += 1) expect((await type(rosa)).status).toBe(204);
    const refused = await type(rosa);
    expectProblem(refused, 429, 'too_many_requests');
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await type(daniel)).toMatchObject({ status: 204 });
    await limited.close();
  });
});
