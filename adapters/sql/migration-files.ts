import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';
import type { Steps } from './steps.ts';

/** One step of the schema, as it is shipped. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  /** SHA-256 of the text, whatever its line breaks; that of code leaves its imports out. */
  readonly checksum: string;
  /** Whether processes of the version before may go on beside it; its first line says so. */
  readonly mayRoll: boolean;
  /** What it does: SQL, or code where SQL cannot. */
  readonly work: string | CodeMigration;
}

/** Work on the database, in the transaction of its record. */
export type CodeMigration = () => Steps<void>;

/** Migrations that are code, by the names of their files. */
export type CodeMigrations = Readonly<Record<string, CodeMigration>>;

/** What a database records of a step that it has taken. */
export type AppliedMigration = Omit<Migration, 'work' | 'mayRoll'>;

const FILE_NAME = /^(\d{4})-[a-z0-9-]+\.(sql|ts)$/;
/** The first line of a migration that only adds what earlier versions don't look at. */
const MAY_ROLL = /^(?:--|\/\/) Processes of the version before may go on\.\n/;
const IMPORT = /^import [^;]*;\n/gm;

/** The migrations in the folder, which are numbered from 1 without a gap; `code` is what their code exports. */
export function readMigrations(folder: string, code: CodeMigrations = {}): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => /\.(sql|ts)$/.test(name))
    .sort();
  const missing = Object.keys(code).find((name) => !names.includes(name));
  if (missing !== undefined) throw new Error(`Put ${missing} into ${folder}.`);
  return names.map((name, index) => {
    const number = index + 1;
    const path = join(folder, name);
    if (Number(FILE_NAME.exec(name)?.[1]) !== number) {
      throw new Error(`Number the migrations from 0001 without a gap: ${path}.`);
    }
    const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
    const mayRoll = MAY_ROLL.test(text);
    if (name.endsWith('.sql')) {
      return { number, name, checksum: digest(text), mayRoll, work: text };
    }
    const work = code[name];
    if (work === undefined) throw new Error(`List the code of ${path}.`);
    return { number, name, checksum: digest(text.replaceAll(IMPORT, '')), mayRoll, work };
  });
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
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
        `${place} was migrated with another ${name} than this version has: start the version that migrated it, or restore a backup.`,
      );
    }
  }
}
