import SqliteDriver from 'better-sqlite3';
import { makeFile, requireDatabase } from './database-file.ts';
import { BUSY_TIMEOUT } from './open-driver.ts';

/** More pages than any database has. */
const ALL_PAGES = 0x7fff_ffff;

/**
 * Copies a database file, as it is at one moment, into a file that is not there yet, while others write
 * to it. All pages go in one step: between steps a writer in another process would make it start over.
 */
export async function backUpSqlite(file: string, backup: string): Promise<void> {
  requireDatabase(file);
  makeFile(backup);
  const driver = new SqliteDriver(file, { fileMustExist: true, timeout: BUSY_TIMEOUT });
  try {
    await driver.backup(backup, { progress: () => ALL_PAGES });
  } finally {
    driver.close();
  }
}

/** Leaves all that the database holds in the one file, with nothing beside it. */
export function closeIntoOneFile(file: string): void {
  const driver = new SqliteDriver(file, { fileMustExist: true, timeout: BUSY_TIMEOUT });
  try {
    driver.pragma('journal_mode = DELETE');
  } finally {
    driver.close();
  }
}
