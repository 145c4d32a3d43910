import { createPool } from '#adapters/postgres/connection-pool.ts';
import { createPostgresDatabase } from '#adapters/postgres/postgres-database.ts';
import { createPostgresDiscoveryIndex } from '#adapters/postgres/postgres-discovery-index.ts';
import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import { describeTextsAmong } from '#tests/contracts/texts-among-contract.ts';
import { POSTGRES_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { openEmptyDatabase } from '#tests/support/postgres-databases.ts';

describeTextsAmong(async () => {
  const { url, release } = await openEmptyDatabase();
  const options = { url, connections: 1, migrationsFolder: POSTGRES_MIGRATIONS };
  const storage = await openPostgresStorage(options);
  // PostgreSQL in this process has one session, in which the storage prepares statements by the same names.
  const pool = createPool(url, 1, 'transaction');
  const database = createPostgresDatabase(pool, 'transaction');
  return {
    storage,
    index: createPostgresDiscoveryIndex(database, database, () => Promise.resolve()),
    release: async () => {
      await pool.end();
      await storage.close();
      await release();
    },
  };
});
