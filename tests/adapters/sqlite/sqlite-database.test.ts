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
