import pg from 'pg';
import { migrateDatabase } from '#adapters/postgres/migrate-database.ts';
import { readShippedMigrations } from '#adapters/postgres/shipped-migrations.ts';
import { describeListedTables } from '#tests/contracts/listed-tables-contract.ts';
import type { DescribedColumn } from '#tests/support/listed-columns.ts';
import { POSTGRES_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { openEmptyDatabase } from '#tests/support/postgres-databases.ts';

const READ_COLUMNS = `
  SELECT columns.table_name AS "table", columns.column_name AS "column",
    columns.udt_name AS type, columns.is_nullable = 'YES' AS nullable,
    columns.is_identity = 'YES' AS numbered, coalesce(keys.ordinal_position, 0) AS key
  FROM information_schema.columns AS columns
    JOIN information_schema.tables AS tables USING (table_schema, table_name)
    LEFT JOIN information_schema.table_constraints AS constraints
      ON constraints.table_schema = columns.table_schema
      AND constraints.table_name = columns.table_name
      AND constraints.constraint_type = 'PRIMARY KEY'
    LEFT JOIN information_schema.key_column_usage AS keys
      ON keys.constraint_schema = constraints.constraint_schema
      AND keys.constraint_name = constraints.constraint_name
      AND keys.column_name = columns.column_name
  WHERE columns.table_schema = current_schema() AND tables.table_type = 'BASE TABLE'`;

describeListedTables('postgres', POSTGRES_MIGRATIONS, async (migrationsFolder) => {
  const { url, release } = await openEmptyDatabase();
  try {
    await migrateDatabase(url, readShippedMigrations(migrationsFolder));
    return await readColumns(url);
  } finally {
    await release();
  }
});

async function readColumns(url: string): Promise<readonly DescribedColumn[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<DescribedColumn>(READ_COLUMNS);
  await client.end();
  return rows;
}
