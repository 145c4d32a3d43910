import pg from 'pg';
import { inject } from 'vitest';
import { createPostgresArchive } from '#adapters/postgres/postgres-archive.ts';
import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import type { DatabaseSite } from '#tests/contracts/test-site.ts';
import type { DatabaseTable, DatabaseTables } from './database-tables.ts';
import { POSTGRES_MIGRATIONS } from './migrations-folders.ts';
import { PATIENT } from './patient-connections.ts';
import { openEmptyDatabase } from './postgres-databases.ts';
import { runOn } from './postgres-server.ts';

/** A database of its own, to be used by a server and to be moved. */
export async function openPostgresSite(
  migrationsFolder = POSTGRES_MIGRATIONS,
): Promise<DatabaseSite> {
  const { url, release } = await openEmptyDatabase();
  const connections = inject('postgresUrl') === undefined ? 1 : 4;
  return {
    archive: createPostgresArchive({ url, migrationsFolder }),
    openStorage: async (keeping) => {
      const place = { url, connections, migrationsFolder, ...PATIENT };
      const options = { ...place, ...(keeping && { keeping }) };
      const storage = await openPostgresStorage(options);
      return {
        ...storage,
        close: async () => {
          await storage.close();
          // PostgreSQL in this process has one session, which keeps what others have prepared.
          await runOn(url, 'DEALLOCATE ALL');
        },
      };
    },
    run: (sql) => runOn(url, sql),
    readTables: () => ask(url, readTables),
    readReferences: () => ask(url, readReferences),
    release,
  };
}

async function ask<Answer>(
  url: string,
  question: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await question(client);
  } finally {
    await client.end();
  }
}

const LIST_REFERENCES = `
  SELECT concat(conrelid::regclass, '.', attname) AS reference
  FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
  WHERE contype = 'f' AND confrelid = 'member'::regclass ORDER BY 1`;

async function readReferences(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ readonly reference: string }>(LIST_REFERENCES);
  return rows.map(({ reference }) => reference);
}

const LIST_COLUMNS = `
  SELECT table_name AS table, array_agg(column_name::text ORDER BY ordinal_position) AS columns
  FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
  GROUP BY table_name`;

const LIST_SEQUENCES = `
  SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = current_schema()`;

/** The tables, and beside them the sequences, which `information_schema` has no rows of. */
async function readTables(client: pg.Client): Promise<DatabaseTables> {
  const listed = await client.query<{ table: string; columns: string[] }>(LIST_COLUMNS);
  const tables: Record<string, DatabaseTable> = {
    pg_sequences: {
      columns: ['sequencename', 'last_value'],
      rows: (await client.query<unknown[]>({ text: LIST_SEQUENCES, rowMode: 'array' })).rows,
    },
  };
  for (const { table, columns } of listed.rows) {
    const text = `SELECT ${columns.map((column) => `"${column}"`).join(', ')} FROM "${table}"`;
    const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
    tables[table] = { columns, rows };
  }
  return tables;
}
