import type SqliteDriver from 'better-sqlite3';
import {
  checkApplied,
  type AppliedMigration,
  type Migration,
} from '#adapters/sql/migration-files.ts';
import { READ_MARK, refuseUnfinishedCopy, type MarkRow } from '#adapters/sql/unfinished-copy.ts';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';
import { createSqliteDatabase } from './sqlite-database.ts';
import { runSteps } from './sqlite-engine.ts';

const CREATE_RECORD = `
  CREATE TABLE IF NOT EXISTS migration (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    checksum TEXT NOT NULL,
    applied_at TEXT NOT NULL DEFAULT (datetime('now'))
  ) STRICT`;

/** Refuses a database which did not come about by these migrations, or by more than these. */
export function checkMigrations(
  driver: SqliteDriver.Database,
  migrations: readonly Migration[],
): void {
  const tables = readTables(driver);
  if (tables.length > 0 && !tables.includes('migration')) {
    throw new StorageUnusable(
      `${driver.name} holds the data of another program: name another database file.`,
    );
  }
  checkApplied(driver.name, readApplied(driver), migrations);
}

/** Refuses a database that is being filled by a copy. */
export function checkIsFinished(driver: SqliteDriver.Database): void {
  if (!readTables(driver).includes('unfinished_copy')) return;
  refuseUnfinishedCopy(driver.name, driver.prepare<[], MarkRow>(READ_MARK).get());
}

/** Applies those which are not applied yet, each with its record as one step. */
export function applyMigrations(
  driver: SqliteDriver.Database,
  migrations: readonly Migration[],
): void {
  const record =
    'INSERT INTO migration (number, name, checksum) VALUES (@number, @name, @checksum)';
  const database = createSqliteDatabase(driver);
  for (const { work, ...migration } of migrations) {
    driver
      .transaction(() => {
        if (readApplied(driver).some(({ number }) => number === migration.number)) return;
        driver.exec(CREATE_RECORD);
        if (typeof work === 'string') driver.exec(work);
        else runSteps(database, work());
        driver.prepare(record).run(migration);
      })
      .immediate();
  }
}

/** What the database records of the migrations it has, in their order. */
export function readApplied(driver: SqliteDriver.Database): AppliedMigration[] {
  if (!readTables(driver).includes('migration')) return [];
  const sql = 'SELECT number, name, checksum FROM migration ORDER BY number';
  return driver.prepare<[], AppliedMigration>(sql).all();
}

function readTables(driver: SqliteDriver.Database): string[] {
  const sql = "SELECT name FROM sqlite_schema WHERE type = 'table'";
  return driver.prepare<[], string>(sql).pluck().all();
}
