import type pg from 'pg';
import {
  checkApplied,
  type AppliedMigration,
  type Migration,
} from '#adapters/sql/migration-files.ts';
import { READ_RECORD } from './apply-migrations.ts';
import { withClient } from './open-client.ts';

/** The numbers of the migrations that the database has; none when it holds nothing yet. */
export function readPostgresMigrations(
  url: string,
  migrations: readonly Migration[],
): Promise<readonly number[]> {
  return withClient(url, 'hearthkin migrations', (client, place) =>
    readAppliedNumbers(client, place, migrations),
  );
}

/** The same by a client that is there. */
export async function readAppliedNumbers(
  client: pg.Client,
  place: string,
  migrations: readonly Migration[],
): Promise<readonly number[]> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    "SELECT to_regclass('migration') IS NOT NULL AS exists",
  );
  if (tables[0]?.exists !== true) return [];
  const { rows: applied } = await client.query<AppliedMigration>(READ_RECORD);
  checkApplied(place, applied, migrations);
  return applied.map(({ number }) => number);
}
