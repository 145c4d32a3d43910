import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connectionSchema } from '#core/connections/schemas.ts';
import { MINUTES_TO_CHANGE } from '#core/messaging/domain/change-message.ts';
import { expectProblem, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';

const clock = createSettableClock();

let server: TestServer;
let rosa: MemberClient;
let daniel: MemberClient;
let outsider: MemberClient;
/** The address of the messages between Rosa and Daniel. */
let messages: string;
let round = 0;

beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.close());

beforeEach(async () => {
  round += 1;
  rosa = await signUp(server.url, `rosa${round}`);
  daniel = await signUp(server.url, `daniel${round}`);
  outsider = await signUp(server.url, `outsider${round}`);
  messages = `${await connect(daniel, rosa)}/messages`;
});

async function connect(from: MemberClient, to: MemberClient): Promise<string> {
  const body = { userId1: from.id, userId2: to.id };
  const answer = await from.send('POST', '/api/connections', body);
  const address = `/api/connections/${connectionSchema.parse(answer.body).id}`;
  await to.send('PATCH', address, { status: 'accepted' });
  return address;
}

async function write(from: MemberClient, body: object): Promise<{ readonly id: number }> {
  const answer = await from.send('POST', messages, body);
  expect(answer.status).toBe(201);
  return answer.body as { readonly id: number };
}

const read = async (by: MemberClient) => (await by.send('GET', messages)).body;
const edit = (by: MemberClient, id: number, content: string) =>
  by.send('PATCH', `/api/messages/${id}`, { content });
const takeBack = (by: MemberClient, id: number) => by.send('DELETE', `/api/messages/${id}`);

test('both read what a message was changed to, and nothing of what it said before', async () => {
  const { id, ...sent } = await write(daniel, { content: 'Good eving' });
  const changed = { ...sent, id, content: 'Good evening', edited: true };
  expect(await edit(daniel, id, ' Good evening ')).toMatchObject({ status: 200, body: changed });
  for (const member of [rosa, daniel]) expect(await read(member)).toEqual([changed]);
});

test('a message that is taken back says nothing any more, quoted or not', async () => {
  const asked = await write(daniel, { content: 'Are you free on Sunday?' });
  const answer = await write(rosa, { content: 'I am.', replyTo: asked.id });
  const quotation = { id: asked.id, senderId: daniel.id, attachments: [] };
  expect(answer).toMatchObject({ replyTo: { ...quotation, content: 'Are you free on Sunday?' } });
  const gone = { ...asked, content: '', takenBack: true };
  expect(await takeBack(daniel, asked.id)).toMatchObject({ status: 200, body: gone });
  expect(await takeBack(daniel, asked.id)).toMatchObject({ status: 200, body: gone });
  expect(await read(rosa)).toEqual([gone, { ...answer, replyTo: { ...quotation, content: '' } }]);
});

test('after a quarter of an hour a message stays as it is', async () => {
  const { id } = await write(daniel, { content: 'Hello' });
  clock.advance(MINUTES_TO_CHANGE * 60_000 + 1);
  for (const answer of [await edit(daniel, id, 'Hi'), await takeBack(daniel, id)]) {
    expectProblem(answer, 409, 'message_settled');
  }
  expect(await read(rosa)).toMatchObject([{ content: 'Hello', edited: false, takenBack: false }]);
});

test('only its sender changes a message, and for outsiders there is none', async () => {
  const { id } = await write(daniel, { content: 'Hello' });
  for (const change of [
    (by: MemberClient) => edit(by, id, 'Hi'),
    (by: MemberClient) => takeBack(by, id),
  ]) {
    expectProblem(await change(rosa), 403, 'forbidden');
    expectProblem(await change(outsider), 404, 'not_found');
  }
  expectProblem(await edit(daniel, id, ' '), 400, 'invalid_input');
  expectProblem(await edit(daniel, 999_999, 'Hi'), 404, 'not_found');
});

test('an answer is to a message of the same conversation', async () => {
  const elsewhere = messages;
  const { id } = await write(daniel, { content: 'Between the two of us' });
  messages = `${await connect(outsider, daniel)}/messages`;
  const answer = await daniel.send('POST', messages, { content: 'See?', replyTo: id });
  expectProblem(answer, 404, 'not_found');
  expect(await read(outsider)).toEqual([]);
  messages = elsewhere;
  expectProblem(
    await daniel.send('POST', messages, { content: 'See?', replyTo: 999_999 }),
    404,
    'not_found',
  );
});

test('a report shows what the messages said before', async () => {
  const { id } = await write(daniel, { content: 'Send me money' });
  await edit(daniel, id, 'Hello');
  await takeBack(daniel, id);
  const body = { memberId: daniel.id, reason: 'money', words: null, attachMessages: true };
  const filed = await rosa.send('POST', '/api/reports', { ...body, block: false });
  expect(filed.status).toBe(201);
  const { id: reportId } = filed.body as { readonly id: never };
  const report = await server.storage.reports.load(reportId);
  expect(report?.value.evidence.messages).toMatchObject([
    { content: null, earlier: [{ content: 'Send me money' }, { content: 'Hello' }] },
  ]);
});
