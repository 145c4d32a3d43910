import { afterEach, beforeEach, expect, test } from 'vitest';
import { memberSchema, selfSchema } from '#core/members/schemas.ts';
import {
  createApiClient,
  expectProblem,
  PASSWORD,
  signUp,
  type MemberClient,
} from '#tests/support/api-client.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { storeModerator } from '#tests/support/writes.ts';
import { readAllPages } from './read-all-pages.ts';

const PATH = '/api/desk/registrations';

let server: TestServer;
let rosa: MemberClient;
let mo: MemberClient;

beforeEach(async () => {
  const storage = createMemoryStorage();
  const open = await startTestServer({ storage });
  rosa = await signUp(open.url, 'rosa');
  mo = await signUp(open.url, 'moritz');
  await open.close();
  await storeModerator(storage, mo.id);
  server = await startTestServer({ storage, environment: { REGISTRATION: 'approval' } });
  rosa = { ...rosa, ...createApiClient(server.url, rosa.sessionToken()) };
  mo = { ...mo, ...createApiClient(server.url, mo.sessionToken()) };
});
afterEach(() => server.close());

const visitor = () => createApiClient(server.url);

/** Registers a member who waits then, and returns their id. */
async function register(username: string): Promise<number> {
  const email = `${username}@example.org`;
  const account = { username, email, password: PASSWORD, name: 'Daniel Reyes' };
  const preferences = { interests: ['Knots'], relationshipTypes: [2] };
  const answer = await visitor().send('POST', '/api/auth/register', { ...account, preferences });
  return selfSchema.parse(answer.body).id;
}

const logIn = (username: string) =>
  visitor().send('POST', '/api/auth/login', { username, password: PASSWORD });
const decide = (id: number, decision: object, by: Pick<MemberClient, 'send'> = mo) =>
  by.send('POST', `${PATH}/${id}/decision`, decision);
const listIds = async () => {
  const pages = await readAllPages(mo, `${PATH}?limit=1`, memberSchema);
  return pages.flat().map(({ id }) => id);
};

test('a moderator sees of those who wait what other members would, and no email address', async () => {
  const id = await register('daniel');
  const { body } = await mo.send('GET', PATH);
  expect(body).toMatchObject([
    {
      id,
      username: 'daniel',
      name: 'Daniel Reyes',
      bio: null,
      preferences: { interests: ['Knots'], relationshipTypes: [2] },
    },
  ]);
  expect(JSON.stringify(body)).not.toContain('@');
});

test('they are read page by page, whoever waits longest first', async () => {
  const ids = [await register('daniel'), await register('wren'), await register('ines')];
  expect(await listIds()).toEqual(ids);
});

test('whoever is approved logs in, and the log says who approved them and why', async () => {
  const id = await register('daniel');
  expect((await decide(id, { decision: 'approve', words: ' A friend of Rosa’s. ' })).status).toBe(
    204,
  );
  expect((await logIn('daniel')).status).toBe(200);
  expect(await listIds()).toEqual([]);
  expect((await mo.send('GET', `/api/desk/log?memberId=${id}`)).body).toMatchObject([
    {
      action: 'approve',
      actor: { kind: 'moderator', member: { id: mo.id } },
      words: 'A friend of Rosa’s.',
    },
  ]);
});

test('whoever is declined does not log in, and nobody sees them', async () => {
  const id = await register('daniel');
  expect((await decide(id, { decision: 'decline' })).status).toBe(204);
  expectProblem(await logIn('daniel'), 403, 'account_removed');
  expectProblem(await rosa.send('GET', `/api/users/${id}`), 404, 'not_found');
  expect(await listIds()).toEqual([]);
});

test('what another moderator has decided is not decided again', async () => {
  const [approved, declined] = [await register('daniel'), await register('wren')];
  await decide(approved, { decision: 'approve' });
  await decide(declined, { decision: 'decline' });
  for (const id of [approved, declined, rosa.id]) {
    for (const decision of ['approve', 'decline']) {
      expectProblem(await decide(id, { decision }), 409, 'not_awaiting_approval');
    }
  }
  expectProblem(await decide(999, { decision: 'approve' }), 404, 'not_found');
});

test('nothing else is decided about somebody who waits', async () => {
  const id = await register('daniel');
  const because = { reason: 'money', words: 'Please never ask for money.' };
  for (const measure of [
    { measure: 'warn', ...because },
    { measure: 'suspend', until: '2999-01-01T00:00:00.000Z', ...because },
    { measure: 'restore', words: 'All is well.' },
  ]) {
    const answer = await mo.send('POST', `/api/desk/members/${id}/measures`, measure);
    expectProblem(answer, 409, 'approval_undecided');
  }
  expect(await listIds()).toEqual([id]);
});

test('nobody else sees or decides: neither visitors, nor members', async () => {
  const id = await register('daniel');
  for (const [by, status, code] of [
    [visitor(), 401, 'not_signed_in'],
    [rosa, 403, 'forbidden'],
  ] as const) {
    expectProblem(await by.send('GET', PATH), status, code);
    expectProblem(await decide(id, { decision: 'approve' }, by), status, code);
  }
  expect(await listIds()).toEqual([id]);
});
