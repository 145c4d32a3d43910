import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import type { Storage } from '#core/storage.ts';
import { POSTGRES_MIGRATIONS } from './migrations-folders.ts';
import { PATIENT } from './patient-connections.ts';
import { openEmptyDatabase } from './postgres-databases.ts';
import type { EmptyDatabase } from './postgres-server.ts';

/** An empty database that several storages open, as the processes of a site do. */
export async function openSharedPostgresDatabase(): Promise<
  EmptyDatabase & { readonly open: () => Promise<Storage> }
> {
  const database = await openEmptyDatabase();
  const place = { url: database.url, migrationsFolder: POSTGRES_MIGRATIONS };
  const options = { ...place, connections: 4, ...PATIENT };
  return { ...database, open: () => openPostgresStorage(options) };
}
