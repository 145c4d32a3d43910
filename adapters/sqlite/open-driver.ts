import SqliteDriver from 'better-sqlite3';
import { APPLICATION_ID, hasWriteAheadLog, holdsDatabase, makeFile } from './database-file.ts';
import type { Migration } from '#adapters/sql/migration-files.ts';
import { applyMigrations, checkIsFinished, checkMigrations } from './apply-migrations.ts';
import { explaining } from './opening-errors.ts';

/** How long a command, or a server that starts, waits for another process that writes, in milliseconds. */
export const BUSY_TIMEOUT = 5_000;

/** How long a server that answers waits, in milliseconds: its thread does nothing else meanwhile. */
export const SERVING_BUSY_TIMEOUT = 20;

/**
 * Opens the database file, makes it when there is none, and brings it up to the last migration. What
 * cannot be opened is a `StorageUnusable`, and nothing on disk has changed. So is an unfinished copy,
 * unless it is opened to be finished.
 */
export function openDriver(
  file: string,
  migrations: readonly Migration[],
  { finishesCopy = false } = {},
): SqliteDriver.Database {
  return explaining(file, () => {
    if (!holdsDatabase(file)) return createDatabase(file, migrations);
    inspectDatabase(file, (driver) => {
      checkMigrations(driver, migrations);
      if (!finishesCopy) checkIsFinished(driver);
    });
    return openDatabase(file, migrations);
  });
}

function createDatabase(file: string, migrations: readonly Migration[]): SqliteDriver.Database {
  makeFile(file);
  const driver = new SqliteDriver(file, { timeout: BUSY_TIMEOUT });
  try {
    driver.pragma(`application_id = ${APPLICATION_ID}`);
  } finally {
    driver.close();
  }
  return openDatabase(file, migrations);
}

/**
 * Looks at the database. To leave the file as it is, changes that wait beside it are read where they
 * are; without any, closing clears away what opening made.
 */
export function inspectDatabase<Value>(
  file: string,
  inspect: (driver: SqliteDriver.Database) => Value,
): Value {
  const driver = new SqliteDriver(file, {
    readonly: hasWriteAheadLog(file),
    fileMustExist: true,
    timeout: BUSY_TIMEOUT,
  });
  try {
    return inspect(driver);
  } finally {
    driver.close();
  }
}

function openDatabase(file: string, migrations: readonly Migration[]): SqliteDriver.Database {
  const driver = new SqliteDriver(file, { fileMustExist: true, timeout: BUSY_TIMEOUT });
  try {
    driver.pragma('journal_mode = WAL');
    driver.pragma('synchronous = FULL');
    driver.pragma('foreign_keys = ON');
    // What is removed leaves no trace in the file.
    driver.pragma('secure_delete = ON');
    applyMigrations(driver, migrations);
    return driver;
  } catch (error) {
    driver.close();
    throw error;
  }
}
