import { afterEach, beforeEach, expect, test } from 'vitest';
import { deskContactMessageSchema } from '#core/moderation/desk/contact-schemas.ts';
import {
  createApiClient,
  expectProblem,
  signUp,
  type MemberClient,
} from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock, HOUR } from '#tests/support/settable-clock.ts';
import { storeModerator } from '#tests/support/writes.ts';
import { readAllPages } from './read-all-pages.ts';

const PATH = '/api/desk/contact-messages';
const EMAIL = 'visitor@example.org';

const clock = createSettableClock();
let server: TestServer;
let rosa: MemberClient;
let mo: MemberClient;

beforeEach(async () => {
  server = await startTestServer({ clock });
  rosa = await signUp(server.url, 'rosa');
  mo = await signUp(server.url, 'moritz');
  await storeModerator(server.storage, mo.id);
});
afterEach(() => server.close());

const visitor = () => createApiClient(server.url);
const write = (draft: object, by: Pick<MemberClient, 'send'> = visitor()) =>
  by.send('POST', '/api/contact-messages', { topic: 'account', email: EMAIL, ...draft });

test('a moderator reads who wrote, what, and where the answer goes', async () => {
  await write({ message: 'I have lost my password.' });
  await write({ message: 'It is dark.', topic: 'fault', email: null }, rosa);
  const open = { state: 'open', handling: null, createdAt: clock.now() };
  expect((await mo.send('GET', PATH)).body).toEqual([
    {
      id: 1,
      topic: 'account',
      member: null,
      email: EMAIL,
      message: 'I have lost my password.',
      ...open,
    },
    {
      id: 2,
      topic: 'fault',
      member: { id: rosa.id, name: rosa.self.name },
      email: null,
      message: 'It is dark.',
      ...open,
    },
  ]);
});

test('a message is marked as handled once, and moves to the handled ones', async () => {
  await write({ message: 'One' });
  await write({ message: 'Two' });
  const { body } = await mo.send('PUT', `${PATH}/1`);
  const by = { kind: 'moderator', member: { id: mo.id, name: mo.self.name } };
  expect(body).toMatchObject({ id: 1, state: 'handled', handling: { by, at: clock.now() } });
  clock.advance(HOUR);
  expect((await mo.send('PUT', `${PATH}/1`)).body).toEqual(body);
  expect((await mo.send('GET', `${PATH}?state=open`)).body).toMatchObject([{ id: 2 }]);
  expect((await mo.send('GET', `${PATH}?state=handled`)).body).toEqual([body]);
  expectProblem(await mo.send('PUT', `${PATH}/3`), 404, 'not_found');
});

test('all of them are read page by page, and those of one state alone', async () => {
  for (const message of ['One', 'Two', 'Three', 'Four']) await write({ message });
  for (const id of [1, 3]) await mo.send('PUT', `${PATH}/${id}`);
  const read = async (query: string) => {
    const pages = await readAllPages(mo, `${PATH}?limit=1${query}`, deskContactMessageSchema);
    return pages.flat().map(({ id }) => id);
  };
  expect(await read('')).toEqual([2, 4, 3, 1]);
  expect(await read('&state=open')).toEqual([2, 4]);
  expect(await read('&state=handled')).toEqual([3, 1]);
});

test('nobody else reads or handles a message: neither visitors, nor members, nor whoever wrote it', async () => {
  await write({ message: 'It is dark.' }, rosa);
  for (const [method, path] of [
    ['GET', PATH],
    ['PUT', `${PATH}/1`],
  ] as const) {
    expectProblem(await visitor().send(method, path), 401, 'not_signed_in');
    expectProblem(await rosa.send(method, path), 403, 'forbidden');
  }
  expect((await mo.send('GET', PATH)).body).toMatchObject([{ state: 'open' }]);
});
