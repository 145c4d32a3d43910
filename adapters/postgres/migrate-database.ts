import type { Migration } from '#adapters/sql/migration-files.ts';
import { applyMigrations } from './apply-migrations.ts';
import { withClient } from './open-client.ts';

/**
 * Brings the database up to the last migration. What cannot be used is a `StorageUnusable`, and
 * nothing in it has changed.
 */
export function migrateDatabase(
  url: string,
  migrations: readonly Migration[],
  options?: { readonly finishesCopy: boolean },
): Promise<void> {
  return withClient(url, 'hearthkin migrations', (client, place) =>
    applyMigrations(client, place, migrations, options),
  );
}
