import { resolve } from 'node:path';
import type { Migration } from '#adapters/sql/migration-files.ts';
import { checkMigrations, readApplied } from './apply-migrations.ts';
import { holdsDatabase } from './database-file.ts';
import { inspectDatabase } from './open-driver.ts';
import { explaining } from './opening-errors.ts';

/** The numbers of the migrations that the database has; none when there is no database. */
export function readSqliteMigrations(
  place: string,
  migrations: readonly Migration[],
): readonly number[] {
  const file = resolve(place);
  return explaining(file, () => {
    if (!holdsDatabase(file)) return [];
    return inspectDatabase(file, (driver) => {
      checkMigrations(driver, migrations);
      return readApplied(driver).map(({ number }) => number);
    });
  });
}
