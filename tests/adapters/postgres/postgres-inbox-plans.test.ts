import { createPool } from '#adapters/postgres/connection-pool.ts';
import { createPostgresArchive } from '#adapters/postgres/postgres-archive.ts';
import { createPostgresDatabase } from '#adapters/postgres/postgres-database.ts';
import { createPostgresEngine } from '#adapters/postgres/postgres-engine.ts';
import { describeInboxPlans } from '#tests/contracts/inbox-plans.ts';
import { fillInboxSite } from '#tests/support/inbox-site.ts';
import { POSTGRES_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { openEmptyDatabase } from '#tests/support/postgres-databases.ts';

/** Reads a table from its beginning or its end, until enough is found. */
const READS_ALL = /Seq Scan|Backward using message_pkey/;

/** Tables that a test site has few rows in, so that reading all of them is the best plan, or that are always read whole. */
const SMALL = /Seq Scan on (standing|conversation_choice)\b/;

describeInboxPlans('PostgreSQL', async () => {
  const { url, release } = await openEmptyDatabase();
  const options = { url, connections: 1, migrationsFolder: POSTGRES_MIGRATIONS };
  const writer = await createPostgresArchive(options).openWriter();
  const pool = createPool(url, 1, 'none');
  const database = createPostgresDatabase(pool, 'none');
  // Of messages that were counted while they were being indexed, a site with few would rightly read all.
  await database.rows('ALTER TABLE message SET (autovacuum_enabled = false)');
  await fillInboxSite(writer, 10);
  await writer.close();
  return {
    engine: createPostgresEngine(database, database),
    findScans: async ({ sql, parameters }) => {
      const plan = await database.rows<Record<'QUERY PLAN', string>>(`EXPLAIN ${sql}`, parameters);
      const lines = plan.map((row) => row['QUERY PLAN'].trim());
      return lines.filter((line) => READS_ALL.test(line) && !SMALL.test(line));
    },
    analyze: async () => {
      await database.rows('ANALYZE');
    },
    release: async () => {
      await pool.end();
      await release();
    },
  };
});
