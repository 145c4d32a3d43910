import pg from 'pg';
import { inject } from 'vitest';
import { createPostgresArchive } from '#adapters/postgres/postgres-archive.ts';
import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import type { TestSite } from '#tests/contracts/test-site.ts';
import { POSTGRES_MIGRATIONS } from './migrations-folders.ts';
import { openEmptyDatabase } from './postgres-databases.ts';

/** A database of its own, to be used by a server and to be moved. */
export async function openPostgresSite(): Promise<TestSite & { readonly url: string }> {
  const { url, release } = await openEmptyDatabase();
  const connections = inject('postgresUrl') === undefined ? 1 : 4;
  const migrationsFolder = POSTGRES_MIGRATIONS;
  return {
    url,
    archive: createPostgresArchive({ url, migrationsFolder }),
    openStorage: async () => {
      const storage = await openPostgresStorage({ url, connections, migrationsFolder });
      return {
        ...storage,
        close: async () => {
          await storage.close();
          await forgetStatements(url);
        },
      };
    },
    release,
  };
}

/** PostgreSQL in this process has one session, which keeps what others have prepared. */
async function forgetStatements(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('DEALLOCATE ALL');
  await client.end();
}
