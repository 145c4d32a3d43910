import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { nameStatement } from '#adapters/sql/watched-statements.ts';
import type { Storage } from '#core/storage.ts';
import { createApiClient, PASSWORD, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { connectMembers, writeMessage } from '#tests/support/correspondents.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

/** What was done up to each commit since the last look. */
let commits: string[][] = [];
const uncommitted: string[] = [];
let storage: Storage;
let server: TestServer;
let rosa: MemberClient;
let connectionId: number;

beforeAll(async () => {
  storage = openSqliteStorage({
    file: join(makeTemporaryFolder(), 'site.db'),
    migrationsFolder: SQLITE_MIGRATIONS,
    watch: (sql) => {
      const name = nameStatement(sql);
      uncommitted.push(name);
      if (name === 'COMMIT') commits.push(uncommitted.splice(0));
      return () => undefined;
    },
  });
  server = await startTestServer({ storage, environment: { RATE_LIMITS: 'on' } });
  rosa = await signUp(server.url, 'rosa');
  connectionId = await connectMembers(rosa, await signUp(server.url, 'daniel'));
});
afterAll(() => server.close());

/** Waits until the mail handler has had everything. */
async function delivered(): Promise<void> {
  const newest = await storage.feed.newest();
  await expect.poll(() => storage.feed.position('activity-mails')).toBe(newest);
}

/** The commits that log-ins, messages and their letters took; other work goes on meanwhile. */
async function commitsOf(work: () => Promise<unknown>): Promise<string[][]> {
  await delivered();
  commits = [];
  await work();
  await delivered();
  return commits.filter((statements) =>
    statements.some((name) =>
      /^(INSERT|DELETE) (message|event_handler|queued_letter|rate_counter|session)$/.test(name),
    ),
  );
}

test('a lone message is two commits: with its event, and the letter with the place of the handler', async () => {
  const write = () => writeMessage(rosa, connectionId, 'Good evening.');
  const [sending, letter, ...others] = await commitsOf(write);
  expect(sending).toEqual(
    expect.arrayContaining(['INSERT rate_counter', 'INSERT message', 'INSERT event']),
  );
  expect(letter).toEqual(expect.arrayContaining(['INSERT queued_letter', 'INSERT event_handler']));
  expect(others).toEqual([]);
});

test('each further message of a burst is one commit', async () => {
  const taken = await commitsOf(async () => {
    for (let number = 0; number < 5; number += 1)
      await writeMessage(rosa, connectionId, 'And yes.');
  });
  // A letter may share the commit of a message.
  const messages = taken.filter((statements) => statements.includes('INSERT message'));
  expect(messages).toHaveLength(5);
  expect(taken.length - messages.length).toBeLessThanOrEqual(5);
});

// Here passwords are hashed in no time. Usually what is counted before that is a commit of its own.
test('a log-in is one commit: its session, its device, its place in the security log, and what it counts', async () => {
  const credentials = { username: 'rosa', password: PASSWORD };
  const logIn = () => createApiClient(server.url).send('POST', '/api/auth/login', credentials);
  const [written, ...others] = await commitsOf(logIn);
  expect(written).toEqual(
    expect.arrayContaining([
      'INSERT rate_counter',
      'INSERT session',
      'INSERT known_device',
      'INSERT security_entry',
    ]),
  );
  expect(others).toEqual([]);
});
