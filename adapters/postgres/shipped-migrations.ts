import {
  readMigrations,
  type CodeMigrations,
  type Migration,
} from '#adapters/sql/migration-files.ts';

/**
 * What each `migrations/NNNN-name.ts` exports, by the name of its file. It is imported here, so that the
 * build bundles it; the file in the folder gives its number and its checksum.
 */
const CODE: CodeMigrations = {};

/** The migrations of PostgreSQL in the folder, as this program ships them. */
export function readShippedMigrations(folder: string): Migration[] {
  return readMigrations(folder, CODE);
}
