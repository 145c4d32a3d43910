import SqliteDriver from 'better-sqlite3';
import { StorageUnusable } from '#core/ports/storage-unusable.ts';
import { APPLICATION_ID, hasWriteAheadLog, holdsDatabase, makeFolderOf } from './database-file.ts';
import type { Migration } from '#adapters/sql/migration-files.ts';
import { applyMigrations, checkMigrations } from './apply-migrations.ts';

/** How long to wait for another process that writes, in milliseconds. */
const BUSY_TIMEOUT = 5_000;

/**
 * Opens the database file, makes it when there is none, and brings it up to the last migration. What
 * cannot be opened is a `StorageUnusable`, and nothing on disk has changed.
 */
export function openDriver(file: string, migrations: readonly Migration[]): SqliteDriver.Database {
  try {
    if (!holdsDatabase(file)) return createDatabase(file, migrations);
    inspectDatabase(file, migrations);
    return openDatabase(file, migrations);
  } catch (error) {
    throw explain(error, file);
  }
}

function createDatabase(file: string, migrations: readonly Migration[]): SqliteDriver.Database {
  makeFolderOf(file);
  const driver = new SqliteDriver(file, { timeout: BUSY_TIMEOUT });
  try {
    driver.pragma(`application_id = ${APPLICATION_ID}`);
  } finally {
    driver.close();
  }
  return openDatabase(file, migrations);
}

/**
 * Compares what the database records with the migrations. To leave the file as it is, changes that
 * wait beside it are read where they are; without any, closing clears away what opening made.
 */
function inspectDatabase(file: string, migrations: readonly Migration[]): void {
  const driver = new SqliteDriver(file, {
    readonly: hasWriteAheadLog(file),
    fileMustExist: true,
    timeout: BUSY_TIMEOUT,
  });
  try {
    checkMigrations(driver, migrations);
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
    applyMigrations(driver, migrations);
    return driver;
  } catch (error) {
    driver.close();
    throw error;
  }
}

/** Says what the codes of the system and of SQLite mean to the operator; other errors stay themselves. */
function explain(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('SQLITE_NOTADB') || code.startsWith('SQLITE_CORRUPT')) {
    return new StorageUnusable(`${file} is damaged: restore it from a backup.`, { cause: error });
  }
  if (code.startsWith('SQLITE_BUSY')) {
    const message = `${file} is in use by another program: stop that program first.`;
    return new StorageUnusable(message, { cause: error });
  }
  if (/^(E[A-Z]+|SQLITE_(CANTOPEN|READONLY|PERM|IOERR|FULL).*)$/.test(code)) {
    const message = `${file} cannot be opened (${code}): check that its folder is there, that the user of this program may write to both, and that the disk is not full.`;
    return new StorageUnusable(message, { cause: error });
  }
  return error;
}
