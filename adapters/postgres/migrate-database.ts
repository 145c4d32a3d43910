import pg from 'pg';
import type { Migration } from '#adapters/sql/migration-files.ts';
import { StorageUnusable } from '#core/ports/storage-unusable.ts';
import { applyMigrations } from './apply-migrations.ts';
import { describePlace } from './describe-place.ts';

/** How long to wait for the server, in milliseconds. */
const CONNECTION_TIMEOUT = 10_000;

/** The first version with every statement used here. */
const OLDEST_VERSION = 14;

/**
 * Brings the database up to the last migration. What cannot be used is a `StorageUnusable`, and
 * nothing in it has changed.
 */
export async function migrateDatabase(
  url: string,
  migrations: readonly Migration[],
): Promise<void> {
  const place = describePlace(url);
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    application_name: 'hearthkin migrations',
  });
  try {
    await client.connect();
    await checkServer(client, place);
    await applyMigrations(client, place, migrations);
  } catch (error) {
    throw explain(error, place);
  } finally {
    await client.end();
  }
}

async function checkServer(client: pg.Client, place: string): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `SELECT current_setting('server_version_num')::int / 10000 AS version,
      current_setting('server_encoding') AS encoding`,
  );
  const { version = 0, encoding } = rows[0] ?? {};
  if (version < OLDEST_VERSION) {
    throw new StorageUnusable(
      `${place} is version ${version}: use version ${OLDEST_VERSION} or a newer one.`,
    );
  }
  if (encoding !== 'UTF8') {
    throw new StorageUnusable(
      `${place} keeps text as ${encoding}: create the database with ENCODING 'UTF8'.`,
    );
  }
}

/** Says what the codes of the system and of PostgreSQL mean to the operator; other errors stay themselves. */
function explain(error: unknown, place: string): unknown {
  if (error instanceof StorageUnusable || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  const refuse = (sentence: string) =>
    new StorageUnusable(`${place} ${sentence}`, { cause: error });
  if (code.startsWith('28')) return refuse('refuses the user or password of DATABASE_URL.');
  if (code === '3D000') return refuse('does not exist: create the database first.');
  if (code === '42P07') return refuse('holds the data of another program: name another database.');
  if (code === '42501') {
    return refuse(
      `does not let its user set up the database (${error.message}): make that user its owner.`,
    );
  }
  if (code === '0A000' || code === '58P01') {
    return refuse('lacks the extension pg_trgm: install the contrib package of PostgreSQL.');
  }
  if (!(error instanceof pg.DatabaseError) || /^(08|53|57P)/.test(code)) {
    return refuse(`does not answer (${code || error.message}): start it, or correct DATABASE_URL.`);
  }
  return error;
}
