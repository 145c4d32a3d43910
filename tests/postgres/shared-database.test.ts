import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import { describeSharedDatabase } from '#tests/contracts/shared-database-contract.ts';
import { POSTGRES_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { openEmptyDatabase } from '#tests/support/postgres-databases.ts';

describeSharedDatabase('one database of several processes', async () => {
  const database = await openEmptyDatabase();
  return {
    ...database,
    open: () =>
      openPostgresStorage({
        url: database.url,
        connections: 4,
        migrationsFolder: POSTGRES_MIGRATIONS,
      }),
  };
});
