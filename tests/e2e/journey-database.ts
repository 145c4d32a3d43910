import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabaseOn, type EmptyDatabase } from '#tests/support/postgres-server.ts';

/**
 * A database for the journeys of one file: in a SQLite file, or, when `DATABASE_URL` names a PostgreSQL
 * server, on that.
 */
export async function makeJourneyDatabase(): Promise<EmptyDatabase> {
  const server = process.env['DATABASE_URL'];
  if (server?.startsWith('postgres')) return createDatabaseOn(server);
  const folder = await mkdtemp(join(tmpdir(), 'hearthkin-journey-'));
  return {
    url: `sqlite:${join(folder, 'hearthkin.db')}`,
    release: () => rm(folder, { recursive: true }),
  };
}
