import SqliteDriver from 'better-sqlite3';
import type { Migration } from '#adapters/sql/migration-files.ts';
import { applyMigrations, checkIsFinished, checkMigrations } from './apply-migrations.ts';
import { requireDatabase } from './database-file.ts';
import { BUSY_TIMEOUT } from './open-driver.ts';
import { explaining } from './opening-errors.ts';

/**
 * Opens the database, which must be there and hold no unfinished copy, brought up to the last migration
 * and as it is now. It stays as it is for whoever else opens it.
 */
export function openSnapshot(
  file: string,
  migrations: readonly Migration[],
): SqliteDriver.Database {
  return explaining(file, () => {
    requireDatabase(file);
    const driver = new SqliteDriver(file, { fileMustExist: true, timeout: BUSY_TIMEOUT });
    try {
      driver.exec('BEGIN');
      checkMigrations(driver, migrations);
      checkIsFinished(driver);
      applyMigrations(driver, migrations);
      return driver;
    } catch (error) {
      driver.close();
      throw error;
    }
  });
}

/** Opens a database that is there for this process alone, which is refused while anybody else has it open. */
export function openAlone(file: string): SqliteDriver.Database {
  return explaining(file, () => {
    const driver = new SqliteDriver(file, { fileMustExist: true, timeout: BUSY_TIMEOUT });
    try {
      driver.pragma('locking_mode = EXCLUSIVE');
      driver.pragma('secure_delete = ON');
      driver.exec('BEGIN EXCLUSIVE; COMMIT');
      return driver;
    } catch (error) {
      driver.close();
      throw error;
    }
  });
}
