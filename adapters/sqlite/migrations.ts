import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type SqliteDriver from 'better-sqlite3';
import { StorageUnusable } from '#core/ports/storage-unusable.ts';

/** One step of the schema, as it is shipped. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the text, whatever its line breaks. */
  readonly checksum: string;
}

const FILE_NAME = /^(\d{4})-[a-z0-9-]+\.sql$/;

const CREATE_RECORD = `
  CREATE TABLE IF NOT EXISTS migration (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    checksum TEXT NOT NULL,
    applied_at TEXT NOT NULL DEFAULT (datetime('now'))
  ) STRICT`;

/** The migrations in the folder, which are numbered from 1 without a gap. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name, index) => {
    const number = index + 1;
    if (Number(FILE_NAME.exec(name)?.[1]) !== number) {
      throw new Error(`Number the migrations from 0001 without a gap: ${join(folder, name)}.`);
    }
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { number, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

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
  for (const { number, name, checksum } of readApplied(driver)) {
    const shipped = migrations[number - 1];
    if (shipped === undefined) {
      throw new StorageUnusable(
        `${driver.name} was last used by a newer version of this program (${name}): start that version, or restore a backup from before it.`,
      );
    }
    if (shipped.checksum !== checksum) {
      throw new StorageUnusable(
        `${driver.name} was made with another ${name} than this program has: start the version that made it, or restore the file.`,
      );
    }
  }
}

/** Applies those which are not applied yet, each with its record as one step. */
export function applyMigrations(
  driver: SqliteDriver.Database,
  migrations: readonly Migration[],
): void {
  const record =
    'INSERT INTO migration (number, name, checksum) VALUES (@number, @name, @checksum)';
  for (const { sql, ...migration } of migrations) {
    driver
      .transaction(() => {
        if (readApplied(driver).some(({ number }) => number === migration.number)) return;
        driver.exec(CREATE_RECORD);
        driver.exec(sql);
        driver.prepare(record).run(migration);
      })
      .immediate();
  }
}

function readApplied(driver: SqliteDriver.Database): Omit<Migration, 'sql'>[] {
  if (!readTables(driver).includes('migration')) return [];
  const sql = 'SELECT number, name, checksum FROM migration ORDER BY number';
  return driver.prepare<[], Omit<Migration, 'sql'>>(sql).all();
}

function readTables(driver: SqliteDriver.Database): string[] {
  const sql = "SELECT name FROM sqlite_schema WHERE type = 'table'";
  return driver.prepare<[], string>(sql).pluck().all();
}
