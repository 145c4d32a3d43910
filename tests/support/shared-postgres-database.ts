import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import type { Storage } from '#core/storage.ts';
import { POSTGRES_MIGRATIONS } from './migrations-folders.ts';
import { openEmptyDatabase } from './postgres-databases.ts';
import type { EmptyDatabase } from './postgres-server.ts';

/** An empty database that several storages open, as the processes of a site do. */
export async function openSharedPostgresDatabase(): Promise<
  EmptyDatabase & { readonly open: () => Promise<Storage> }
> {
  const database = await openEmptyDatabase();
  const options = { url: database.url, connections: 4, migrationsFolder: POSTGRES_MIGRATIONS };
  return { ...database, open: () => openPostgresStorage(options) };
}
