import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import { describeSearchesOfOtherProcess } from '#tests/contracts/other-process-search-contract.ts';
import { POSTGRES_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { openEmptyDatabase } from '#tests/support/postgres-databases.ts';

describeSearchesOfOtherProcess(async () => {
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
