import SqliteDriver from 'better-sqlite3';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSqliteDatabase } from '#adapters/sqlite/sqlite-database.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

let own: SqliteDriver.Database;
let other: SqliteDriver.Database;

beforeEach(() => {
  const file = join(makeTemporaryFolder(), 'shared.db');
  own = new SqliteDriver(file, { timeout: 0 });
  other = new SqliteDriver(file, { timeout: 0 });
  own.exec('CREATE TABLE note (text TEXT NOT NULL) STRICT');
});
afterEach(() => {
  own.close();
  other.close();
});

test('what another program holds up is unavailable, and goes through afterwards', () => {
  const database = createSqliteDatabase(own);
  const write = () => database.run("INSERT INTO note VALUES ('hello')");
  other.exec('BEGIN IMMEDIATE');
  expect(write).toThrow(StorageUnavailable);
  expect(() => database.inTransaction(write)).toThrow(StorageUnavailable);
  other.exec('ROLLBACK');
  expect(database.inTransaction(write)).toBe(1);
});

test('a fault of ours stays what it is', () => {
  const database = createSqliteDatabase(own);
  expect(() => database.run('INSERT INTO note VALUES (NULL)')).toThrow(/NOT NULL/);
  expect(() => database.rows('SELECT * FROM nowhere')).toThrow(SqliteDriver.SqliteError);
});

test('reads that are asked for at once share a moment from the second on, and the next ones see what others have written since', async () => {
  const database = createSqliteDatabase(own);
  own.pragma('journal_mode = WAL');
  const count = () =>
    database.read<{ readonly number: number }>('SELECT count(*) AS number FROM note');
  const write = () => other.exec("INSERT INTO note VALUES ('hello')");
  count();
  expect(count()).toEqual([{ number: 0 }]);
  write();
  expect(count()).toEqual([{ number: 0 }]);
  expect(database.isInTransaction()).toBe(false);
  await Promise.resolve();
  expect(count()).toEqual([{ number: 1 }]);
  expect(own.inTransaction).toBe(false);
});

test('a write does not wait for what is read beside it', () => {
  const database = createSqliteDatabase(own);
  own.pragma('journal_mode = WAL');
  const read = () => database.read('SELECT * FROM note');
  read();
  read();
  other.exec("INSERT INTO note VALUES ('hello')");
  database.beginWriting();
  expect(database.isInTransaction()).toBe(true);
  expect(database.rows('SELECT * FROM note')).toHaveLength(1);
  database.run("INSERT INTO note VALUES ('good evening')");
  database.run('COMMIT');
  expect(read()).toHaveLength(2);
});
