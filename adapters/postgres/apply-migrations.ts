import type pg from 'pg';
import {
  checkApplied,
  type AppliedMigration,
  type Migration,
} from '#adapters/sql/migration-files.ts';
import { READ_MARK, refuseUnfinishedCopy, type MarkRow } from '#adapters/sql/unfinished-copy.ts';
import { createPostgresSession } from './postgres-database.ts';
import { runSteps } from './postgres-engine.ts';

/** The advisory lock of this program in a database: "HKIN", as in the header of a SQLite file. */
const APPLICATION_LOCK = 0x484b494e;

const CREATE_RECORD = `
  CREATE TABLE IF NOT EXISTS migration (
    number integer PRIMARY KEY,
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`;

/** A migration takes as long as it needs, whatever limits the user or a pooler has. */
const BEGIN = `
  BEGIN;
  SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0`;

/** What a database records of the migrations it has, in their order. */
export const READ_RECORD = 'SELECT number, name, checksum FROM migration ORDER BY number';

const WRITE_RECORD = 'INSERT INTO migration (number, name, checksum) VALUES ($1, $2, $3)';

/**
 * Applies the migrations which are not applied yet, all as one step. Processes that start together
 * wait for each other. A database that came about by other migrations, or by more, is refused in a
 * `StorageUnusable` and stays as it is. So is an unfinished copy, unless it is opened to be finished.
 */
export async function applyMigrations(
  client: pg.Client,
  place: string,
  migrations: readonly Migration[],
  { finishesCopy = false } = {},
): Promise<void> {
  await client.query(BEGIN);
  try {
    await client.query(`SELECT pg_advisory_xact_lock(${APPLICATION_LOCK})`);
    await client.query(CREATE_RECORD);
    const { rows: applied } = await client.query<AppliedMigration>(READ_RECORD);
    checkApplied(place, applied, migrations);
    const session = createPostgresSession(client);
    for (const { number, name, checksum, work } of migrations.slice(applied.length)) {
      if (typeof work === 'string') await client.query(work);
      else await runSteps(session, work());
      await client.query(WRITE_RECORD, [number, name, checksum]);
    }
    if (!finishesCopy) {
      const { rows: marks } = await client.query<MarkRow>(READ_MARK);
      refuseUnfinishedCopy(place, marks[0]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
