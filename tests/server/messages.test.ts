import { toMessageText } from '#tests/support/texts.ts';
import { toConnectionId, toMemberId } from '#tests/support/ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectionSchema } from '#core/connections/schemas.ts';
import { messageSchema } from '#core/messaging/schemas.ts';
import { expectProblem, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { readAllPages } from './read-all-pages.ts';
import { createMessage } from '#tests/support/writes.ts';

let server: TestServer;
let rosa: MemberClient;
let daniel: MemberClient;
let outsider: MemberClient;
/** The address of the accepted connection that Daniel asked for. */
let connection: string;
let round = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  round += 1;
  rosa = await signUp(server.url, `rosa${round}`);
  daniel = await signUp(server.url, `daniel${round}`);
  outsider = await signUp(server.url, `outsider${round}`);
  connection = await request(daniel, rosa);
  await rosa.send('PATCH', connection, { status: 'accepted' });
});

async function request(from: MemberClient, to: MemberClient): Promise<string> {
  const body = { userId1: from.id, userId2: to.id };
  const answer = await from.send('POST', '/api/connections', body);
  return `/api/connections/${connectionSchema.parse(answer.body).id}`;
}

const write = (from: MemberClient, content: unknown) =>
  from.send('POST', `${connection}/messages`, { content });

const read = (by: MemberClient, query = '') => by.send('GET', `${connection}/messages${query}`);

const markAsRead = (by: MemberClient, id: number) => by.send('PATCH', `/api/messages/${id}/read`);

/** Has them show each other what they have read. */
async function showReading(...members: readonly MemberClient[]): Promise<void> {
  const sharedSigns = { typing: false, reading: true };
  for (const member of members) {
    await member.send('PATCH', `/api/users/${member.id}`, { sharedSigns });
  }
}
const unread = async (by: MemberClient) =>
  (await by.send('GET', '/api/messages/unread-count')).body;

async function written(from: MemberClient, content = 'Good evening'): Promise<number> {
  return messageSchema.parse((await write(from, content)).body).id;
}

describe('POST /api/connections/{id}/messages', () => {
  test('sends a message to the other party', async () => {
    const { status, body } = await write(daniel, ' Good evening.\r\nCards?\t ');
    expect(status).toBe(201);
    const message = messageSchema.encode(messageSchema.parse(body));
    expect(message).toEqual({
      id: message.id,
      connectionId: Number(connection.split('/').at(-1)),
      senderId: daniel.id,
      receiverId: rosa.id,
      content: 'Good evening.\nCards?',
      read: false,
      createdAt: message.createdAt,
      edited: false,
      takenBack: false,
      replyTo: null,
      attachments: [],
    });
    expect(await read(rosa)).toMatchObject({ body: [message] });
  });

  test('ignores what the sender may not set', async () => {
    const { body } = await daniel.send('POST', `${connection}/messages`, {
      content: 'x',
      senderId: rosa.id,
      receiverId: daniel.id,
      read: true,
      id: 9_000_000,
    });
    expect(body).toMatchObject({ senderId: daniel.id, receiverId: rosa.id, read: false });
  });

  test('counts characters as people do: four thousand are the most', async () => {
    expect(await write(daniel, '🐝'.repeat(4000))).toMatchObject({ status: 201 });
    expectProblem(await write(daniel, '🐝'.repeat(4001)), 400, 'invalid_input');
  });

  test.each(['', ' \n ', null, undefined, 7, ['x'], 'bell \u0007', 'half \ud83d'])(
    'refuses the content %j',
    async (content) => {
      const answer = await write(daniel, content);
      expectProblem(answer, 400, 'invalid_input');
      expect(answer.body).toMatchObject({ errors: [{ path: 'content' }] });
    },
  );
});

describe('POST /api/connections/{id}/messages with an Idempotency-Key', () => {
  const send = (from: MemberClient, key: string, content = 'Good evening') =>
    from.send('POST', `${connection}/messages`, { content }, { 'Idempotency-Key': key });

  test('sent again is answered with the same message, as it has become', async () => {
    const { status, body } = await send(daniel, 'key-1');
    expect(status).toBe(201);
    expect(await send(daniel, 'key-1', ' Good evening\r\n')).toMatchObject({ status: 201, body });
    expect(await unread(rosa)).toEqual({ count: 1 });
    const { id } = messageSchema.parse(body);
    await markAsRead(rosa, id);
    expect(await send(daniel, 'key-1')).toMatchObject({ status: 201, body: { id, read: false } });
    await showReading(rosa, daniel);
    expect(await send(daniel, 'key-1')).toMatchObject({ status: 201, body: { id, read: true } });
    expect(await read(rosa)).toHaveProperty('body.length', 1);
    expect(await unread(rosa)).toEqual({ count: 0 });
  });

  test('sent several times at once is one message', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(daniel, 'key-1')));
    const stored = await read(rosa);
    expect(stored).toHaveProperty('body.length', 1);
    for (const { status, body } of answers) {
      expect(status).toBe(201);
      expect([body]).toEqual(stored.body);
    }
  });

  test('is another message under another key, of another sender, or elsewhere', async () => {
    await send(daniel, 'key-1');
    await send(daniel, 'KEY-1');
    await send(daniel, '_'.repeat(64));
    await send(rosa, 'key-1');
    expect(await read(rosa)).toHaveProperty('body.length', 4);
    connection = await request(daniel, outsider);
    await outsider.send('PATCH', connection, { status: 'accepted' });
    await send(daniel, 'key-1');
    expect(await read(outsider)).toHaveProperty('body.length', 1);
  });

  test('is refused when it says something else, and nothing is stored', async () => {
    const { body } = await send(daniel, 'key-1');
    expectProblem(await send(daniel, 'key-1', 'Good night'), 409, 'idempotency_key_reused');
    expect(await read(rosa)).toMatchObject({ body: [body] });
  });

  test.each(['', 'a b', '"key"', 'a,b', 'key.1', 'schl%C3%BCssel', 'x'.repeat(65)])(
    'refuses the key %j, and says what one is made of',
    async (key) => {
      const answer = await send(daniel, key);
      expectProblem(answer, 400, 'invalid_input');
      expect(answer.body).toMatchObject({
        detail: 'Idempotency-Key must be 1 to 64 letters, digits, dashes or underscores',
        errors: [{ path: 'idempotency-key' }],
      });
      expect(await read(rosa)).toMatchObject({ body: [] });
    },
  );

  test('is refused as any other, before its key is looked up', async () => {
    await send(daniel, 'key-1');
    expectProblem(await send(daniel, 'key-1', ''), 400, 'invalid_input');
    expectProblem(await send(outsider, 'key-1'), 404, 'not_found');
    await daniel.send('DELETE', connection);
    expectProblem(await send(daniel, 'key-1'), 404, 'not_found');
    connection = await request(outsider, rosa);
    expectProblem(await send(outsider, 'key-1'), 403, 'not_accepted');
  });
});

describe('GET /api/connections/{id}/messages', () => {
  test('is the newest page, oldest first within it, and links to the one before', async () => {
    const ids = [];
    for (const content of ['1', '2', '3', '4', '5']) ids.push(await written(daniel, content));
    const pages = await readAllPages(rosa, `${connection}/messages?limit=2`, messageSchema);
    expect(pages.map((page) => page.map(({ id }) => id))).toEqual([
      [ids[3], ids[4]],
      [ids[1], ids[2]],
      [ids[0]],
    ]);
    const { headers } = await read(rosa, '?limit=2');
    expect(headers.get('Link')).toMatch(
      /^<\/api\/connections\/\d+\/messages\?limit=2&before=[^>]+>; rel="next"$/,
    );
    expect((await read(rosa, '?limit=5')).headers.get('Link')).toBeNull();
  });

  test('has 50 messages to a page unless told otherwise, and 200 at the most', async () => {
    for (let number = 0; number < 201; number += 1) {
      await createMessage(server.storage, {
        connectionId: toConnectionId(Number(connection.split('/').at(-1))),
        senderId: toMemberId(daniel.id),
        recipientId: toMemberId(rosa.id),
        content: toMessageText('x'),
        attachments: [],
        replyToId: null,
        createdAt: rosa.self.createdAt,
      });
    }
    expect(await read(rosa)).toHaveProperty('body.length', 50);
    expect(await read(rosa, '?limit=201')).toHaveProperty('body.length', 200);
  });

  test.each(['limit=0', 'limit=x', 'before=x', 'before=members.1', 'before='])(
    'refuses ?%s, to outsiders too',
    async (query) => {
      for (const member of [rosa, outsider]) {
        expectProblem(await read(member, `?${query}`), 400, 'invalid_input');
      }
    },
  );
});

test('nobody writes or reads while the request is pending', async () => {
  connection = await request(outsider, rosa);
  for (const member of [outsider, rosa]) {
    expectProblem(await write(member, 'Hello?'), 403, 'not_accepted');
    expectProblem(await read(member), 403, 'not_accepted');
  }
});

test('for outsiders there is no conversation, accepted or pending', async () => {
  await written(daniel);
  expectProblem(await read(outsider), 404, 'not_found');
  expectProblem(await write(outsider, 'Hello?'), 404, 'not_found');
  expectProblem(await write(outsider, ''), 400, 'invalid_input');
  connection = await request(outsider, rosa);
  expectProblem(await read(daniel), 404, 'not_found');
  expectProblem(await write(daniel, 'Hello?'), 404, 'not_found');
});

describe('PATCH /api/messages/{id}/read', () => {
  test('is how the receiver says so, and saying it again changes nothing', async () => {
    const id = await written(daniel);
    const first = await markAsRead(rosa, id);
    expect(first).toMatchObject({ status: 200, body: { id, read: true } });
    expect(await markAsRead(rosa, id)).toMatchObject({ status: 200, body: first.body });
    expect(await read(daniel)).toMatchObject({ body: [{ id, read: false }] });
    await showReading(rosa, daniel);
    expect(await read(daniel)).toMatchObject({ body: [{ id, read: true }] });
  });

  test('takes an empty object as well as no body', async () => {
    const id = await written(daniel);
    expect(await rosa.send('PATCH', `/api/messages/${id}/read`, {})).toMatchObject({ status: 200 });
  });

  test('refuses the sender, and is unknown to outsiders', async () => {
    const id = await written(daniel);
    expectProblem(await markAsRead(daniel, id), 403, 'forbidden');
    expectProblem(await markAsRead(outsider, id), 404, 'not_found');
    expect(await unread(rosa)).toEqual({ count: 1 });
  });
});

describe('GET /api/messages/unread-count', () => {
  test('counts what was received and not read, over all connections', async () => {
    expect(await unread(rosa)).toEqual({ count: 0 });
    const first = await written(daniel);
    await written(daniel);
    await written(rosa);
    expect(await unread(rosa)).toEqual({ count: 2 });
    expect(await unread(daniel)).toEqual({ count: 1 });
    expect(await unread(outsider)).toEqual({ count: 0 });
    await markAsRead(rosa, first);
    expect(await unread(rosa)).toEqual({ count: 1 });
  });

  test('forgets the messages of a connection that has ended', async () => {
    const id = await written(daniel);
    await daniel.send('DELETE', connection);
    expect(await unread(rosa)).toEqual({ count: 0 });
    expectProblem(await markAsRead(rosa, id), 404, 'not_found');
    expectProblem(await read(rosa), 404, 'not_found');
    connection = await request(daniel, rosa);
    await rosa.send('PATCH', connection, { status: 'accepted' });
    expect(await read(rosa)).toMatchObject({ status: 200, body: [] });
  });
});
