import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabaseOn, type EmptyDatabase } from '#tests/support/postgres-server.ts';

const MEMORY = 'memory:';

/** Whether a database keeps what it holds when the server ends: all do but memory. */
export const IS_KEPT = process.env['DATABASE_URL'] !== MEMORY;

/**
 * A database for the journeys of one file: in a SQLite file, or, as `DATABASE_URL` says, on a
 * PostgreSQL server or in memory.
 */
export async function makeJourneyDatabase(): Promise<EmptyDatabase> {
  const server = process.env['DATABASE_URL'];
  if (!IS_KEPT) return { url: MEMORY, release: () => Promise.resolve() };
  if (server?.startsWith('postgres')) return createDatabaseOn(server);
  const folder = await mkdtemp(join(tmpdir(), 'hearthkin-journey-'));
  return {
    url: `sqlite:${join(folder, 'hearthkin.db')}`,
    release: () => rm(folder, { recursive: true }),
  };
}
