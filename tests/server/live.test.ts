import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createApiClient,
  expectProblem,
  signUp,
  type MemberClient,
} from '#tests/support/api-client.ts';
import { askToConnect, connectMembers, writeMessage } from '#tests/support/correspondents.ts';
import { openEventStream, type EventStream } from '#tests/support/event-stream.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { storeModerator } from '#tests/support/writes.ts';

let server: TestServer;
let signedUp = 0;
let rosa: MemberClient;
let daniel: MemberClient;

const signUpNext = (name: string) => signUp(server.url, `${name}${(signedUp += 1)}`);

/** Opens a stream of the member, which is ready. */
async function listen(
  member: Pick<MemberClient, 'sessionToken'>,
  lastId: string | null = null,
): Promise<EventStream> {
  const sessionToken = member.sessionToken();
  const stream = await openEventStream(server.url, { sessionToken, lastId });
  await stream.waitFor('ready');
  return stream;
}

/** Another device of the same member. */
async function logInAgain({ self }: MemberClient) {
  const client = createApiClient(server.url);
  const credentials = { username: self.username, password: 'a quiet garden gate' };
  await client.send('POST', '/api/auth/login', credentials);
  return client;
}

const typesOf = ({ events }: EventStream) => events.map(({ type }) => type);

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [rosa, daniel] = [await signUpNext('rosa'), await signUpNext('daniel')];
});

describe('a stream', () => {
  test('is sent so that nothing on the way keeps, changes or holds it', async () => {
    const stream = await listen(rosa);
    expect(stream.status).toBe(200);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(stream.headers['content-encoding']).toBeUndefined();
    expect(typesOf(stream)).toEqual(['ready']);
    expect(stream.text()).toMatch(/^retry: \d{4}\n\nid: [\w-]+\nevent: ready\ndata: {}\n\n$/);
    stream.drop();
  });

  test('has the same head for HEAD, and no body', async () => {
    const response = await rosa.fetch('/api/events', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
    expect(await response.text()).toBe('');
  });

  test('is for members, and goes on after one event', async () => {
    const visitor = createApiClient(server.url);
    expectProblem(await visitor.send('GET', '/api/events'), 401, 'not_signed_in');
    expectProblem(await rosa.send('GET', '/api/events?after=a&after=b'), 400, 'invalid_input');
  });

  test('tells both of a request and what becomes of it, as they would see it', async () => {
    const [hers, his] = [await listen(rosa), await listen(daniel)];
    const id = await askToConnect(rosa, daniel);
    const connection = async (member: MemberClient) =>
      (await member.send('GET', `/api/connections/${id}`)).body;
    expect(await hers.waitFor('connection_requested')).toEqual([
      { type: 'connection_requested', connection: await connection(rosa) },
    ]);
    expect(await his.waitFor('connection_requested')).toEqual([
      { type: 'connection_requested', connection: await connection(daniel) },
    ]);
    await daniel.send('PATCH', `/api/connections/${id}`, { status: 'accepted' });
    expect(await hers.waitFor('connection_accepted')).toEqual([
      { type: 'connection_accepted', connection: await connection(rosa) },
    ]);
    expect(await his.waitFor('connection_accepted')).toEqual([
      { type: 'connection_accepted', connection: await connection(daniel) },
    ]);
    await rosa.send('DELETE', `/api/connections/${id}?status=accepted`);
    const removed = { type: 'connection_removed', connectionId: id };
    expect(await hers.waitFor('connection_removed')).toEqual([removed]);
    expect(await his.waitFor('connection_removed')).toEqual([removed]);
    for (const stream of [hers, his]) stream.drop();
  });

  test('tells both of a message, with what each has not read, and the reader’s devices that it was read', async () => {
    const connectionId = await connectMembers(rosa, daniel);
    const streams = [
      await listen(rosa),
      await listen(daniel),
      await listen(await logInAgain(daniel)),
    ];
    const [hers, his, alsoHis] = streams as [EventStream, EventStream, EventStream];
    const messageId = await writeMessage(rosa, connectionId, 'Shall we ‪walk\n\non Sunday?');
    const { body } = await daniel.send('GET', `/api/connections/${connectionId}/messages`);
    const [message] = body as [object];
    expect(await hers.waitFor('message_sent')).toEqual([
      { type: 'message_sent', message, unreadCount: 0 },
    ]);
    for (const stream of [his, alsoHis]) {
      expect(await stream.waitFor('message_sent')).toEqual([
        { type: 'message_sent', message, unreadCount: 1 },
      ]);
    }
    await daniel.send('PATCH', `/api/messages/${messageId}/read`);
    for (const stream of [his, alsoHis]) {
      expect(await stream.waitFor('message_read')).toEqual([
        { type: 'message_read', messageId, connectionId, unreadCount: 0 },
      ]);
    }
    await writeMessage(daniel, connectionId, 'Gladly');
    await hers.waitFor('message_sent', 2);
    expect(typesOf(hers)).toEqual(['ready', 'message_sent', 'message_sent']);
    for (const stream of streams) stream.drop();
  });

  test('tells members of changes to their own record, and of decisions about them, and no one else', async () => {
    await connectMembers(rosa, daniel);
    const [hers, his] = [await listen(rosa), await listen(daniel)];
    await rosa.send('PATCH', `/api/users/${rosa.id}`, { bio: 'I keep bees.' });
    expect(await hers.waitFor('profile_changed')).toEqual([{ type: 'profile_changed' }]);
    const moderator = await signUpNext('mo');
    await storeModerator(server.storage, moderator.id);
    const report = { memberId: daniel.id, reason: 'money', words: null };
    const filed = await rosa.send('POST', '/api/reports', {
      ...{ ...report, attachMessages: false, block: false },
    });
    const { id } = filed.body as { id: number };
    const decision = { measure: 'warn', reason: 'money', words: 'Please never ask for money.' };
    const decided = await moderator.send('POST', `/api/desk/reports/${id}/decision`, decision);
    expect(decided.status).toBe(200);
    expect(await hers.waitFor('notice')).toEqual([{ type: 'notice' }]);
    expect(await his.waitFor('notice')).toEqual([{ type: 'notice' }]);
    expect(typesOf(hers)).toEqual(['ready', 'profile_changed', 'notice']);
    expect(typesOf(his)).toEqual(['ready', 'notice']);
    for (const stream of [hers, his]) stream.drop();
  });

  test('tells an outsider nothing', async () => {
    const outsider = await signUpNext('olga');
    const stream = await listen(outsider);
    const connectionId = await connectMembers(rosa, daniel);
    const hers = await listen(rosa);
    await writeMessage(rosa, connectionId, 'Hello');
    await hers.waitFor('message_sent');
    await outsider.send('PATCH', `/api/users/${outsider.id}`, { bio: 'Nothing new' });
    await stream.waitFor('profile_changed');
    expect(typesOf(stream)).toEqual(['ready', 'profile_changed']);
    for (const open of [stream, hers]) open.drop();
  });
});
