import SqliteDriver from 'better-sqlite3';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDriver } from '#adapters/sqlite/open-driver.ts';
import { readShippedMigrations } from '#adapters/sqlite/shipped-migrations.ts';
import { createSqliteDatabase } from '#adapters/sqlite/sqlite-database.ts';
import { createSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import type { Kept } from './site.ts';

/**
 * What is kept in a file of SQLite, which each process opens for itself. The file is of an older version, which depends on the
 * seed, and the first process to open it brings it up to date. Commits do not wait for the disk, and nobody looks for
 * damage, since a thread of its own would do that.
 */
export function keepInSqlite(seed: number): Kept {
  const folder = mkdtempSync(join(tmpdir(), 'simulation-'));
  const file = join(folder, 'site.db');
  const migrations = readShippedMigrations(SQLITE_MIGRATIONS);
  openDriver(file, migrations.slice(0, 1 + (seed % migrations.length))).close();
  return {
    open: () => {
      const database = createSqliteDatabase(openDriver(file, migrations));
      database.rows('PRAGMA synchronous = OFF');
      // What SQLite itself draws, no seed decides.
      database.rows("UPDATE cursor_secret SET content = printf('%064d', 0)");
      const storage = createSqliteStorage(database);
      return {
        storage: { ...storage, findDamage: () => Promise.resolve(null) },
        // What it has begun is undone, as when a process dies.
        abandon: () => {
          database.close();
        },
      };
    },
    dump: () => dumpOf(file),
    close: () => {
      rmSync(folder, { recursive: true });
      return Promise.resolve();
    },
  };
}

/** Every row of every table, a line for each table. What indexes of texts hold is not for reading. */
function dumpOf(file: string): string {
  const driver = new SqliteDriver(file, { readonly: true });
  try {
    const tables = driver
      .prepare(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%\\_text%' ESCAPE '\\'",
      )
      .pluck()
      .all() as string[];
    return tables
      .map(
        (table) => `${table} ${JSON.stringify(driver.prepare(`SELECT * FROM "${table}"`).all())}`,
      )
      .join('\n');
  } finally {
    driver.close();
  }
}
