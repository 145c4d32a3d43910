import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recordsOf } from '#adapters/memory/memory-records.ts';
import { createMemoryState, type MemoryState } from '#adapters/memory/memory-state.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { connectionSchema } from '#core/connections/schemas.ts';
import { RECORD_KINDS } from '#core/archive/domain/archived-records.ts';
import { messageSchema } from '#core/messaging/schemas.ts';
import { describeAsking } from '#core/texts/question-texts.ts';
import {
  createApiClient,
  expectProblem,
  signUp,
  type MemberClient,
} from '#tests/support/api-client.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';

const NAME = 'old_object';
const SEALED = 'My grandmother’s kettle, zqkettle';
const OPEN = { name: NAME, ownAnswer: null, hasOtherAnswered: false };

let state: MemoryState;
let server: TestServer;
let rosa: MemberClient;
let daniel: MemberClient;
let connection: string;
let questions: string;

beforeEach(async () => {
  state = createMemoryState();
  server = await startTestServer({ storage: createMemoryStorage(state) });
  rosa = await signUp(server.url, 'rosa');
  daniel = await signUp(server.url, 'daniel');
  const body = { userId1: daniel.id, userId2: rosa.id };
  const asked = await daniel.send('POST', '/api/connections', body);
  const { id } = connectionSchema.parse(asked.body);
  connection = `/api/connections/${id}`;
  questions = `/api/conversations/${id}/questions`;
  await rosa.send('PATCH', connection, { status: 'accepted' });
});
afterEach(() => server.close());

const ask = (by: MemberClient, name: string = NAME) => by.send('POST', questions, { name });
const answer = (by: MemberClient, content: string, name: string = NAME) =>
  by.send('PUT', `${questions}/answer`, { name, content });
const takeBack = (by: MemberClient) => by.send('DELETE', `${questions}/answer`);
const setAside = (by: MemberClient) => by.send('DELETE', `${questions}/open`);
const openOf = async (by: MemberClient) =>
  ((await by.send('GET', questions)).body as { readonly open: unknown }).open;
const messagesOf = async (by: MemberClient) =>
  messageSchema.array().parse((await by.send('GET', `${connection}/messages`)).body);

describe('a question for two', () => {
  test('is asked in a message, and both answers are messages in reply to it once they are in', async () => {
    expect(await ask(rosa)).toMatchObject({ status: 201, body: { open: OPEN, answered: [] } });
    const [asked] = await messagesOf(daniel);
    expect(asked).toMatchObject({ senderId: rosa.id, content: describeAsking(NAME) });
    expect(await openOf(daniel)).toEqual({ ...OPEN, messageId: asked!.id });

    expect(await answer(rosa, SEALED)).toMatchObject({
      status: 200,
      body: { open: { ...OPEN, ownAnswer: SEALED } },
    });
    expect(await openOf(daniel)).toMatchObject({ ...OPEN, hasOtherAnswered: true });
    expect(await messagesOf(daniel)).toHaveLength(1);

    const second = await answer(daniel, 'A spoon');
    const answered = [{ name: NAME, messageId: asked!.id }];
    expect(second).toMatchObject({ status: 200, body: { open: null, answered } });
    for (const member of [rosa, daniel]) {
      const written = (await messagesOf(member)).slice(1);
      expect(written.map(({ senderId, content }) => [senderId, content])).toEqual([
        [rosa.id, SEALED],
        [daniel.id, 'A spoon'],
      ]);
      for (const { replyTo } of written) expect(replyTo?.id).toBe(asked!.id);
    }
    expectProblem(await ask(daniel), 409, 'question_settled');
    expectProblem(await takeBack(rosa), 409, 'question_settled');
  });

  test('keeps an answer from everything that the other and everyone else can reach', async () => {
    await ask(rosa);
    await answer(rosa, SEALED);
    const marked = /zqkettle/;
    for (const path of [
      questions,
      connection,
      `${connection}/messages`,
      `/api/conversations/${connection.split('/').at(-1)}`,
      '/api/conversations',
      '/api/connections',
      '/api/connections/overview',
      '/api/dashboard',
      '/api/messages/search?query=zqkettle',
      `/api/users/${rosa.id}`,
    ]) {
      const read = await daniel.send('GET', path);
      expect([path, read.status]).toEqual([path, 200]);
      expect(JSON.stringify(read.body)).not.toMatch(marked);
    }
    expect(JSON.stringify(await readEvents(server.storage))).not.toMatch(marked);
    const stored = storedWith(marked);
    expect(stored).toEqual(['connection']);
    await takeBack(rosa);
    expect(storedWith(marked)).toEqual([]);
    expect(await openOf(daniel)).toMatchObject({ hasOtherAnswered: false });
  });

  test('answered by both at one moment opens once', async () => {
    await ask(rosa);
    const both = await Promise.all([answer(rosa, 'A kettle'), answer(daniel, 'A spoon')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const contents = (await messagesOf(rosa)).map(({ content }) => content);
    expect(contents).toHaveLength(3);
    expect(contents).toEqual(expect.arrayContaining(['A kettle', 'A spoon']));
    expect(await openOf(rosa)).toBeNull();
  });

  test('asked by both at one moment is asked once', async () => {
    const both = await Promise.all([ask(rosa), ask(daniel, 'supper_for_one')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await messagesOf(rosa)).toHaveLength(1);
  });

  test('is one of those that there are', async () => {
    for (const unknown of [
      await ask(rosa, 'favourite_password'),
      await answer(rosa, 'x', 'constructor'),
    ]) {
      expectProblem(unknown, 400, 'invalid_input');
    }
    expect(await messagesOf(rosa)).toEqual([]);
  });

  test('is set aside by either, with an answer that waits, and can be asked again', async () => {
    await ask(rosa);
    await answer(rosa, SEALED);
    expect(await setAside(daniel)).toMatchObject({ status: 200, body: { open: null } });
    expect(storedWith(/zqkettle/)).toEqual([]);
    expectProblem(await answer(daniel, 'A spoon'), 409, 'question_settled');
    expect(await ask(daniel)).toMatchObject({ status: 201 });
  });

  test('is between the two alone, and goes with the connection', async () => {
    await ask(rosa);
    await answer(rosa, SEALED);
    const frieda = await signUp(server.url, 'frieda');
    for (const refusal of [
      await frieda.send('GET', questions),
      await ask(frieda),
      await answer(frieda, 'Mine'),
      await takeBack(frieda),
      await setAside(frieda),
    ]) {
      expectProblem(refusal, 404, 'not_found');
    }
    expect((await createApiClient(server.url).send('GET', questions)).status).toBe(401);
    await daniel.send('DELETE', connection);
    expectProblem(await rosa.send('GET', questions), 404, 'not_found');
    expect(storedWith(/zqkettle/)).toEqual([]);
  });
});

/** The kinds of record in which the words are. */
function storedWith(words: RegExp): readonly string[] {
  return RECORD_KINDS.filter((kind) => words.test(JSON.stringify(recordsOf(state, kind))));
}
