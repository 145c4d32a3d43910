import type SqliteDriver from 'better-sqlite3';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDriver } from '#adapters/sqlite/open-driver.ts';
import { readShippedMigrations } from '#adapters/sqlite/shipped-migrations.ts';
import { createSqliteDatabase } from '#adapters/sqlite/sqlite-database.ts';
import { createSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { expectProblem, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock, HOUR, type SettableClock } from '#tests/support/settable-clock.ts';
import { writeMigratedFile } from '#tests/support/sqlite-storage.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const MINUTE = HOUR / 60;
const READS = ['/api/auth/current', '/api/users', '/api/discovery', '/api/connections'];
const REASON = 'attempt to write a readonly database';

const folder = makeTemporaryFolder();
let opened = 0;
/** The one connection of the storage; `query_only` makes it refuse writes, as a read-only disk does. */
let driver: SqliteDriver.Database;
let clock: SettableClock;
let lines: string[];
let server: TestServer;
let rosa: MemberClient;

beforeEach(async () => {
  opened += 1;
  const file = join(folder, `${opened}.db`);
  writeMigratedFile(file);
  driver = openDriver(file, readShippedMigrations(SQLITE_MIGRATIONS));
  clock = createSettableClock();
  lines = [];
  server = await startTestServer({
    storage: createSqliteStorage(createSqliteDatabase(driver)),
    clock,
    logger: pino({ level: 'info' }, { write: (line: string) => lines.push(line) }),
  });
  rosa = await signUp(server.url, 'rosa');
});
afterEach(() => server.close());

interface LoggedLine {
  readonly msg: string;
  readonly status?: number;
  readonly leftOut?: number;
  readonly err?: { readonly message: string; readonly cause?: { readonly message: string } };
}

const readLog = () => lines.map((line) => JSON.parse(line) as LoggedLine);
/** Of sessions: events and mails fail, too, and say so by themselves. */
const readFailures = () => readLog().filter(({ err, msg }) => err && msg.includes(' session '));

test('members read on while nothing can be written, and the log says why nothing can', async () => {
  driver.pragma('query_only = ON');
  clock.advance(HOUR);
  for (const path of READS) expect(await rosa.send('GET', path)).toMatchObject({ status: 200 });
  expect(readFailures()).toMatchObject([{ leftOut: 0, err: { cause: { message: REASON } } }]);
});

test('a use that cannot be recorded is not logged at every request, and goes on to be logged', async () => {
  driver.pragma('query_only = ON');
  clock.advance(HOUR);
  for (let time = 0; time < 30; time += 1) await rosa.send('GET', '/api/auth/current');
  clock.advance(MINUTE);
  await rosa.send('GET', '/api/auth/current');
  expect(readFailures()).toMatchObject([{ leftOut: 0 }, { leftOut: 29 }]);
});

test('once it can be written again, uses are recorded again', async () => {
  driver.pragma('query_only = ON');
  clock.advance(13 * 24 * HOUR);
  expect(await rosa.send('GET', '/api/auth/current')).toMatchObject({ status: 200 });
  driver.pragma('query_only = OFF');
  expect(await rosa.send('GET', '/api/auth/current')).toMatchObject({ status: 200 });
  clock.advance(13 * 24 * HOUR);
  expect(await rosa.send('GET', '/api/auth/current')).toMatchObject({ status: 200 });
});

test('a write that fails is unavailable, and the log says why', async () => {
  driver.pragma('query_only = ON');
  const answer = await rosa.send('PATCH', `/api/users/${rosa.id}`, { bio: 'I keep bees.' });
  expectProblem(answer, 503, 'unavailable');
  await server.close();
  server = await startTestServer();
  const [failed] = readLog().filter(({ status }) => status === 503);
  expect(failed).toMatchObject({ err: { cause: { message: REASON } } });
});
