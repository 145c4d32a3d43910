import SqliteDriver from 'better-sqlite3';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promised } from '#adapters/promised.ts';
import { createSqliteArchive } from '#adapters/sqlite/sqlite-archive.ts';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import type { DatabaseSite } from '#tests/contracts/test-site.ts';
import type { DatabaseTables } from './database-tables.ts';
import { SQLITE_MIGRATIONS } from './migrations-folders.ts';
import { writeMigratedFile } from './sqlite-storage.ts';

let opened = 0;

/** A database file of its own in the folder, to be used by a server and to be moved. */
export function openSqliteSite(
  folder: string,
  migrationsFolder = SQLITE_MIGRATIONS,
): Promise<DatabaseSite> {
  opened += 1;
  const place = { file: join(folder, `site-${opened}.db`), migrationsFolder };
  const ask = <Answer>(question: (driver: SqliteDriver.Database) => Answer) =>
    promised(() => {
      const driver = new SqliteDriver(place.file, { fileMustExist: true });
      try {
        return question(driver);
      } finally {
        driver.close();
      }
    });
  return Promise.resolve({
    archive: createSqliteArchive(place),
    openStorage: (keeping) =>
      promised(() => {
        const isNew = migrationsFolder === SQLITE_MIGRATIONS && !existsSync(place.file);
        if (isNew) writeMigratedFile(place.file);
        return openSqliteStorage({ ...place, ...(keeping && { keeping }) });
      }),
    run: (sql) => ask((driver) => void driver.exec(sql)),
    readTables: () => ask(readTables),
    readReferences: () =>
      ask((driver) => driver.prepare(LIST_REFERENCES).pluck().all() as string[]),
    release: () => Promise.resolve(),
  });
}

/** Everything but the indexes of texts, which cannot be read as rows, and what the planner remembers. */
const LIST_TABLES = `
  SELECT name FROM pragma_table_list
  WHERE schema = 'main' AND type NOT IN ('virtual', 'shadow')
    AND name <> 'sqlite_schema' AND name NOT LIKE 'sqlite\\_stat_' ESCAPE '\\'`;

const LIST_REFERENCES = `
  SELECT tables.name || '.' || keys."from" FROM pragma_table_list AS tables
    JOIN pragma_foreign_key_list(tables.name) AS keys
  WHERE tables.schema = 'main' AND keys."table" = 'member' ORDER BY 1`;

function readTables(driver: SqliteDriver.Database): DatabaseTables {
  const names = driver.prepare(LIST_TABLES).pluck().all() as string[];
  return Object.fromEntries(
    names.map((name) => {
      const columns = driver.prepare('SELECT name FROM pragma_table_xinfo(?)').pluck().all(name);
      const select = `SELECT ${columns.map((column) => `"${String(column)}"`).join(', ')} FROM "${name}"`;
      const rows = driver.prepare(select).raw().all() as unknown[][];
      return [name, { columns: columns as string[], rows }];
    }),
  );
}
