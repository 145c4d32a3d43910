import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createApiClient, PASSWORD, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { connectMembers, writeMessage } from '#tests/support/correspondents.ts';
import { createDatabaseOn, type EmptyDatabase } from '#tests/support/postgres-server.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';

const HOUR = 3_600_000;

let database: EmptyDatabase;
let server: TestServer;
let rosa: MemberClient;
let daniel: MemberClient;
let connectionId: number;
/** Hears of every statement of the process, whoever sends it. */
const query = vi.spyOn(pg.Client.prototype, 'query');

beforeAll(async () => {
  database = await createDatabaseOn(inject('postgresUrl') ?? '');
  server = await startTestServer({
    ownStorage: true,
    environment: { DATABASE_URL: database.url, RATE_LIMITS: 'on' },
    // Nothing is looked for by the clock meanwhile; the events of what is done wake whatever follows from it.
    timings: { letters: HOUR, feed: HOUR, sessions: HOUR, rhythms: HOUR },
  });
  rosa = await signUp(server.url, 'rosa');
  daniel = await signUp(server.url, 'daniel');
  connectionId = await connectMembers(rosa, daniel);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
  await database.release();
});

/** How long to wait, in milliseconds, for work that goes on by itself: it may add to the statements, and takes none away. */
const A_WHILE = 500;

/** Repeats the work until it takes the expected number of statements. */
function expectStatements(work: () => Promise<unknown>) {
  const count = async () => {
    query.mockClear();
    await work();
    return withoutIndexing();
  };
  return expect.poll(count, { interval: A_WHILE });
}

/** What was sent, and the connection that sent it. */
function listSent() {
  return query.mock.calls.map((parameters, place) => {
    const [statement] = parameters as readonly unknown[] as [string | pg.QueryConfig];
    const text = typeof statement === 'string' ? statement : statement.text;
    return { text, by: query.mock.contexts[place] };
  });
}

/** Without the transactions that make messages quick to find, a second later for all of that second. */
function withoutIndexing(): readonly string[] {
  const left: string[] = [];
  const open = new Map<unknown, string[]>();
  for (const { text, by } of listSent()) {
    const transaction = text === 'BEGIN' ? [] : open.get(by);
    (transaction ?? left).push(text);
    if (text === 'BEGIN' && transaction) open.set(by, transaction);
    if (transaction === undefined || !/^(COMMIT|ROLLBACK)$/.test(text)) continue;
    open.delete(by);
    if (!transaction.some((statement) => statement.includes('message_word'))) {
      left.push(...transaction);
    }
  }
  return [...left, ...[...open.values()].flat()];
}

test.each<[string, number, () => Promise<{ readonly status: number }>]>([
  ['an unread count', 2, () => rosa.send('GET', '/api/messages/unread-count')],
  ['a profile', 2, () => rosa.send('GET', `/api/users/${daniel.id}`)],
  ['an inbox', 2, () => rosa.send('GET', '/api/conversations')],
  ['the overview of connections', 2, () => rosa.send('GET', '/api/connections/overview')],
  ['a dashboard', 2, () => rosa.send('GET', '/api/dashboard')],
  ['a page of a chat', 2, () => rosa.send('GET', `/api/connections/${connectionId}/messages`)],
  ['a search', 2, () => rosa.send('GET', '/api/discovery?text=daniel&minAge=20')],
  ['recommendations', 2, () => rosa.send('GET', '/api/recommendations?limit=3')],
  ['a page of members', 3, () => rosa.send('GET', '/api/users?limit=24')],
])('%s takes %i statements', async (_name, number, call) => {
  expect((await call()).status).toBe(200);
  await expectStatements(call).toHaveLength(number);
});

test('a log-in takes 17 statements', async () => {
  const credentials = { username: 'rosa', password: PASSWORD };
  const logIn = () => createApiClient(server.url).send('POST', '/api/auth/login', credentials);
  expect((await logIn()).status).toBe(200);
  await expectStatements(logIn).toHaveLength(17);
});

test('a message takes 8 statements, with what its mail takes', async () => {
  await expectStatements(async () => {
    await writeMessage(rosa, connectionId, 'Good evening.');
    await expect
      .poll(() => listSent().some(({ text }) => text.includes('WITH advanced')))
      .toBe(true);
  }).toHaveLength(8);
});
