import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import type SqliteDriver from 'better-sqlite3';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDriver } from '#adapters/sqlite/open-driver.ts';
import { rememberSessions } from '#adapters/sqlite/remembered-sessions.ts';
import { readShippedMigrations } from '#adapters/sqlite/shipped-migrations.ts';
import { createSqliteDatabase, type SqliteDatabase } from '#adapters/sqlite/sqlite-database.ts';
import { createSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import type { Session } from '#core/accounts/domain/session.ts';
import type { Storage } from '#core/storage.ts';
import { createApiClient, expectProblem, signUp } from '#tests/support/api-client.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { startTestServer } from '#tests/support/running-server.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { openSqliteFile, writeMigratedFile } from '#tests/support/sqlite-storage.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { createSession, endSessions, removeSession } from '#tests/support/writes.ts';

const AT = '2026-03-01T10:00:00.000Z';
const LATER = '2026-03-02T10:00:00.000Z';

const folder = makeTemporaryFolder();
let opened = 0;
let file: string;
let driver: SqliteDriver.Database;
let database: SqliteDatabase;
let storage: Storage;
let session: Session;
/** How often the table of sessions has been read. */
let reads: number;

beforeEach(async () => {
  opened += 1;
  file = join(folder, `${opened}.db`);
  writeMigratedFile(file);
  driver = openDriver(file, readShippedMigrations(SQLITE_MIGRATIONS));
  const real = createSqliteDatabase(driver);
  reads = 0;
  database = {
    ...real,
    read: (sql, parameters) => {
      if (sql.includes('FROM session')) reads += 1;
      return real.read(sql, parameters);
    },
  };
  storage = createSqliteStorage(database);
  const { id: memberId } = await storeMember(storage);
  session = {
    tokenHash: 'one',
    memberId,
    createdAt: AT,
    lastUsedAt: AT,
    mustChoosePassword: false,
    device: UNKNOWN_DEVICE,
  };
  await createSession(storage, session);
});
afterEach(() => storage.close());

const openAnother = () => openSqliteFile(file);

test('a session is read once, while nothing is written to it', async () => {
  await storage.sessions.find('one');
  reads = 0;
  await createSession(storage, { ...session, tokenHash: 'other' });
  await storeMember(storage);
  expect(await storage.sessions.find('one')).toEqual(session);
  expect(reads).toBe(0);
});

test('several sessions are read once, and read again once anybody has ended one of them', async () => {
  await createSession(storage, { ...session, tokenHash: 'other' });
  const hashes = ['one', 'other', 'unknown'];
  const find = async () =>
    (await storage.sessions.findAll(hashes)).map(({ tokenHash }) => tokenHash).toSorted();
  expect(await find()).toEqual(['one', 'other']);
  reads = 0;
  expect(await storage.sessions.findAll(['one', 'other'])).toHaveLength(2);
  expect(await storage.sessions.find('other')).toMatchObject({ tokenHash: 'other' });
  expect(reads).toBe(0);
  const elsewhere = openAnother();
  await removeSession(elsewhere, 'other');
  await elsewhere.close();
  expect(await find()).toEqual(['one']);
});

test('what another process has ended is not found, nor what it has used found as it was', async () => {
  await createSession(storage, { ...session, tokenHash: 'other' });
  for (const tokenHash of ['one', 'other']) await storage.sessions.find(tokenHash);
  const elsewhere = openAnother();
  await elsewhere.sessions.recordUse('other', LATER);
  expect(await storage.sessions.find('other')).toMatchObject({ lastUsedAt: LATER });
  await removeSession(elsewhere, 'one');
  expect(await storage.sessions.find('one')).toBeNull();
  await elsewhere.close();
});

test('sessions that end together are not found, whichever process has ended them', async () => {
  const elsewhere = openAnother();
  const other = { ...session, tokenHash: 'other' };
  for (const ending of [storage, elsewhere]) {
    await createSession(storage, other);
    for (const opened of [storage, elsewhere]) {
      expect(await opened.sessions.find('other')).toEqual(other);
    }
    await endSessions(ending, session.memberId);
    for (const opened of [storage, elsewhere]) {
      expect(await opened.sessions.find('other')).toBeNull();
    }
  }
  await elsewhere.close();
});

test('a session that ends while it is being read is not remembered', async () => {
  let readOn: (() => void) | undefined;
  const isRead = new Promise<void>((resolve) => {
    readOn = resolve;
  });
  const slow: Storage['sessions'] = {
    ...storage.sessions,
    find: async (tokenHash) => {
      const found = await storage.sessions.find(tokenHash);
      await isRead;
      return found;
    },
  };
  const remembering = rememberSessions({ sessions: slow, commit: storage.commit }, database);
  const finding = remembering.sessions.find('one');
  await removeSession({ ...storage, ...remembering }, 'one');
  readOn?.();
  expect(await finding).toEqual(session);
  expect(await remembering.sessions.find('one')).toBeNull();
});

test('ten thousand sessions are remembered, and then all are read again', async () => {
  const insert = driver.prepare(
    'INSERT INTO session (token_hash, member_id, created_at, last_used_at) VALUES (?, ?, 0, 0)',
  );
  driver.transaction(() => {
    for (let number = 1; number <= 10_000; number += 1) insert.run(`${number}`, session.memberId);
  })();
  for (let number = 1; number <= 10_000; number += 1) await storage.sessions.find(`${number}`);
  reads = 0;
  await storage.sessions.find('one');
  expect(reads).toBe(1);
  await storage.sessions.find('10000');
  expect(reads).toBe(2);
});

test('a cookie that is logged out through one process is dead in another on the same file', async () => {
  const elsewhere = openAnother();
  const here = await startTestServer({ storage });
  const there = await startTestServer({ storage: elsewhere });
  const rosa = await signUp(here.url, 'rosa');
  const sameCookie = createApiClient(there.url, rosa.sessionToken());
  expect(await sameCookie.send('GET', '/api/users')).toMatchObject({ status: 200 });
  await rosa.send('POST', '/api/auth/logout');
  expectProblem(await sameCookie.send('GET', '/api/users'), 401, 'not_signed_in');
  await there.close();
  await here.close();
  storage = openAnother();
});
