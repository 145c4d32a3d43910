import pg from 'pg';
import { migrateDatabase } from '#adapters/postgres/migrate-database.ts';
import { readShippedMigrations } from '#adapters/postgres/shipped-migrations.ts';
import { describeCodeMigrations } from '#tests/contracts/code-migration-contract.ts';
import { POSTGRES_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { openEmptyDatabase } from '#tests/support/postgres-databases.ts';

describeCodeMigrations('PostgreSQL', readShippedMigrations(POSTGRES_MIGRATIONS), async () => {
  const { url, release } = await openEmptyDatabase();
  return {
    migrate: (migrations) => migrateDatabase(url, migrations),
    readRows: async (sql) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<object>(sql);
      await client.end();
      return rows;
    },
    release,
  };
});
