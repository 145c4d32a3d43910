import SqliteDriver from 'better-sqlite3';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectProblem, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { openSqliteFile } from '#tests/support/sqlite-storage.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

let server: TestServer;
/** Another program that has the file open. */
let other: SqliteDriver.Database;
let rosa: MemberClient;

beforeEach(async () => {
  const file = join(makeTemporaryFolder(), 'site.db');
  const storage = openSqliteFile(file);
  server = await startTestServer({ storage });
  rosa = await signUp(server.url, 'rosa');
  other = new SqliteDriver(file);
});
afterEach(async () => {
  other.close();
  await server.close();
  await server.storage.close();
});

const writeBio = (bio: string) => rosa.send('PATCH', `/api/users/${rosa.id}`, { bio });

test('while another program writes, pages are read, writes are refused, and then they go through', async () => {
  other.exec('BEGIN IMMEDIATE');
  const written = writeBio('I bake on Sundays.');
  // All of these are answered while the lock is held, however long that takes.
  for (const path of ['/api/resources', '/api/users', '/api/conversations', '/api/readyz']) {
    expect((await rosa.send('GET', path)).status).toBe(200);
  }
  const refused = await written;
  expectProblem(refused, 503, 'unavailable');
  expect(refused.headers.get('Retry-After')).not.toBeNull();
  other.exec('ROLLBACK');
  expect((await writeBio('I bake on Mondays.')).status).toBe(200);
});
