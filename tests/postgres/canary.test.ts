import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, vi } from 'vitest';
import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import {
  describeCanary,
  describeFarewell,
  describeForgottenWords,
  type CanaryPlace,
} from '#tests/contracts/canary-contract.ts';
import { POSTGRES_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { openEmptyDatabase } from '#tests/support/postgres-databases.ts';
import { PATIENT } from '#tests/support/patient-connections.ts';

/** The files of tables, of what is too long for their rows, and of their indexes. */
const READ_FILES = `
  SELECT relname AS name, pg_read_binary_file(pg_relation_filepath(pg_class.oid)) AS content
  FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
  WHERE relkind IN ('r', 'i', 't') AND (nspname IN (current_schema(), 'pg_toast') OR relname = 'pg_statistic')`;

async function openPlace(): Promise<CanaryPlace> {
  const { url, release } = await openEmptyDatabase();
  const migrationsFolder = POSTGRES_MIGRATIONS;
  return {
    engine: 'postgres',
    place: url,
    migrationsFolder,
    open: (keeping) =>
      openPostgresStorage({ url, connections: 4, migrationsFolder, ...PATIENT, keeping }),
    tidy: async (folder) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      // What the planner knows of columns has samples of what was in them.
      await client.query('ANALYZE');
      await untilRemovable(client);
      await client.query('VACUUM FULL');
      await client.query('CHECKPOINT');
      interface Found {
        readonly name: string;
        readonly content: Buffer;
      }
      const { rows } = await client.query<Found>(READ_FILES);
      await client.end();
      return Object.fromEntries(
        rows.map(({ name, content }) => {
          const file = join(folder, `relation-${name}`);
          writeFileSync(file, content);
          return [name, file];
        }),
      );
    },
    release,
  };
}

/** Waits until no transaction goes on that has begun before, in any database of the server: it would keep deleted rows. */
async function untilRemovable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ id: string }>('SELECT pg_current_xact_id()::text AS id');
  await vi.waitFor(
    async () => {
      const oldest = 'SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS id';
      const running = await client.query<{ id: string }>(oldest);
      expect(BigInt(running.rows[0]!.id)).toBeGreaterThan(BigInt(rows[0]!.id));
    },
    { timeout: 30_000, interval: 20 },
  );
}

describeCanary('PostgreSQL', openPlace);
describeForgottenWords('PostgreSQL', openPlace);
describeFarewell('PostgreSQL', openPlace);
