import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';

/** One step of the schema, as it is shipped. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the text, whatever its line breaks. */
  readonly checksum: string;
}

/** What a database records of a step that it has taken. */
export type AppliedMigration = Omit<Migration, 'sql'>;

const FILE_NAME = /^(\d{4})-[a-z0-9-]+\.sql$/;

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

/** Refuses a database, called `place`, which came about by other migrations, or by more than these. */
export function checkApplied(
  place: string,
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): void {
  for (const { number, name, checksum } of applied) {
    const shipped = migrations[number - 1];
    if (shipped === undefined) {
      throw new StorageUnusable(
        `${place} was last used by a newer version of this program (${name}): start that version, or restore a backup from before it.`,
      );
    }
    if (shipped.checksum !== checksum) {
      throw new StorageUnusable(
        `${place} was made with another ${name} than this program has: start the version that made it, or restore a backup.`,
      );
    }
  }
}
