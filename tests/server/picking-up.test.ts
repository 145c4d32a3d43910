import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectProblem, PASSWORD, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { connectMembers, talk, writeMessage } from '#tests/support/correspondents.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';

/** A Saturday. */
const START = '2026-11-21T09:00:00.000Z';

let clock: ReturnType<typeof createSettableClock>;
let server: TestServer;
let rosa: MemberClient;
let daniel: MemberClient;
let stranger: MemberClient;
let connectionId: number;

beforeEach(async () => {
  clock = createSettableClock(START);
  server = await startTestServer({ clock });
  rosa = await signUp(server.url, 'rosa');
  daniel = await signUp(server.url, 'daniel');
  stranger = await signUp(server.url, 'stranger');
  connectionId = await connectMembers(rosa, daniel);
  await talk(daniel, rosa, connectionId, 'The allotment is coming along.');
});
afterEach(() => server.close());

/** So many days, after which everyone logs in again. */
async function letDaysGoBy(days: number) {
  clock.advance(days * DAY);
  for (const one of [rosa, daniel, stranger]) {
    const credentials = { username: one.self.username, password: PASSWORD };
    expect(await one.send('POST', '/api/auth/login', credentials)).toMatchObject({ status: 200 });
  }
}

async function offeredTo(member: MemberClient) {
  const { body } = await member.send('GET', '/api/connections/overview');
  return (body as { pickUp: { connection: { id: number }; lastWords: unknown } | null }).pickUp;
}

const putAside = (by: MemberClient, aside: unknown) =>
  by.send('PATCH', `/api/conversations/${connectionId}`, { aside });

test('a silent connection is offered to either, from the Monday after six weeks, until one writes', async () => {
  await letDaysGoBy(43);
  expect(await offeredTo(daniel)).toBeNull();
  await letDaysGoBy(1);
  const lastWords = { senderId: daniel.id, content: 'The allotment is coming along.' };
  const offer = { connection: { id: connectionId }, lastWords };
  expect(await offeredTo(daniel)).toMatchObject(offer);
  expect(await offeredTo(rosa)).toMatchObject({ ...offer, connection: { id: connectionId } });
  const { body } = await rosa.send('GET', '/api/dashboard');
  expect(body).toMatchObject({ overview: { pickUp: offer } });
  expect(await offeredTo(stranger)).toBeNull();
  await writeMessage(rosa, connectionId, 'How are the beans?');
  expect(await offeredTo(daniel)).toBeNull();
  expect(await offeredTo(rosa)).toBeNull();
});

test('who puts one aside is offered it after three months, and the other hears nothing of it', async () => {
  await letDaysGoBy(44);
  const shownToDaniel = async () =>
    Promise.all(
      ['connections/overview', 'conversations', 'connections', 'messages/unread-count'].map(
        async (path) => (await daniel.send('GET', `/api/${path}`)).body,
      ),
    );
  const before = await shownToDaniel();
  const answer = await putAside(rosa, 'three_months');
  expect(answer).toMatchObject({ status: 200, body: { connectionId, pinned: false } });
  expect(answer.body).not.toHaveProperty('aside');
  expect(await offeredTo(rosa)).toBeNull();
  expect(await shownToDaniel()).toEqual(before);
  expect(await putAside(rosa, 'three_months')).toMatchObject({ status: 200 });
  await letDaysGoBy(98);
  expect(await offeredTo(rosa)).toMatchObject({ connection: { id: connectionId } });
  await putAside(rosa, 'for_good');
  await letDaysGoBy(300);
  expect(await offeredTo(rosa)).toBeNull();
  expect(await offeredTo(daniel)).toMatchObject({ connection: { id: connectionId } });
});

test('who takes back what they put aside is offered it at once, and it counts as never put aside', async () => {
  await letDaysGoBy(44);
  for (const length of ['three_months', 'for_good']) {
    await putAside(rosa, length);
    expect(await offeredTo(rosa)).toBeNull();
    expect(await putAside(rosa, null)).toMatchObject({ status: 200 });
    expect(await offeredTo(rosa)).toMatchObject({ connection: { id: connectionId } });
  }
  expectProblem(await putAside(stranger, null), 404, 'not_found');
});

test('nobody but the two can put it aside, nor for any other time', async () => {
  expectProblem(await putAside(stranger, 'for_good'), 404, 'not_found');
  expectProblem(await putAside(rosa, 'for_ever'), 400, 'invalid_input');
});

test('it is offered to nobody once one blocks the other, or takes a break and says so', async () => {
  await letDaysGoBy(44);
  await daniel.send('PUT', '/api/break', { isTold: true });
  expect(await offeredTo(rosa)).toBeNull();
  expect(await offeredTo(daniel)).toBeNull();
  await daniel.send('DELETE', '/api/break');
  expect(await offeredTo(rosa)).not.toBeNull();
  expect(await daniel.send('PUT', `/api/blocks/${rosa.id}`)).toMatchObject({ status: 204 });
  expect(await offeredTo(rosa)).toBeNull();
  expect(await offeredTo(daniel)).toBeNull();
});
