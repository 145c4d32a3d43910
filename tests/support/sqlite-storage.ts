import SqliteDriver from 'better-sqlite3';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDriver } from '#adapters/sqlite/open-driver.ts';
import { readShippedMigrations } from '#adapters/sqlite/shipped-migrations.ts';
import { createSqliteDatabase } from '#adapters/sqlite/sqlite-database.ts';
import { createSqliteStorage, openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import type { Storage } from '#core/storage.ts';
import { SQLITE_MIGRATIONS } from './migrations-folders.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

const migrations = readShippedMigrations(SQLITE_MIGRATIONS);
let migrated: Buffer | undefined;
let opened = 0;

/** Writes a new database that is migrated and holds nothing yet: to migrate one takes many times as long. */
export function writeMigratedFile(file: string): void {
  migrated ??= migrateOne();
  writeFileSync(file, migrated, { mode: 0o600 });
  const driver = new SqliteDriver(file);
  driver.pragma('synchronous = OFF');
  driver.exec('UPDATE database_identity SET id = lower(hex(randomblob(16)))');
  driver.close();
}

/** Opens storage in that file as a server does; where there is none yet, in a new one that is migrated already. */
export function openSqliteFile(file: string): Storage {
  if (!existsSync(file)) writeMigratedFile(file);
  return openSqliteStorage({ file, migrationsFolder: SQLITE_MIGRATIONS });
}

/**
 * Makes what opens storage in a SQLite file of its own each time, which goes when it is closed. Its commits do not
 * wait until the disk has them: what the power going out does to a file is a question for tests of its own.
 */
export function makeSqliteOpener(): () => Storage {
  const folder = makeTemporaryFolder();
  return () => {
    opened += 1;
    const file = join(folder, `${opened}.db`);
    writeMigratedFile(file);
    const database = createSqliteDatabase(openDriver(file, migrations));
    database.rows('PRAGMA synchronous = OFF');
    const storage = createSqliteStorage(database);
    return {
      ...storage,
      close: async () => {
        await storage.close();
        rmSync(file);
      },
    };
  };
}

function migrateOne(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'hearthkin-'));
  try {
    const file = join(folder, 'migrated.db');
    openDriver(file, migrations).close();
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
