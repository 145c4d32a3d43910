import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import type { Storage } from '#core/storage.ts';
import { inject } from 'vitest';
import { POSTGRES_MIGRATIONS } from './migrations-folders.ts';
import { PATIENT } from './patient-connections.ts';
import { openMigratedDatabase } from './postgres-databases.ts';

/** Storage in a database of its own that goes when it is closed. */
export async function openTemporaryPostgresStorage(): Promise<Storage> {
  const { url, release } = await openMigratedDatabase();
  const connections = inject('postgresUrl') === undefined ? 1 : 4;
  const migrationsFolder = POSTGRES_MIGRATIONS;
  const options = { url, connections, migrationsFolder, ...PATIENT };
  const storage = await openPostgresStorage(options).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  return {
    ...storage,
    close: async () => {
      await storage.close();
      await release();
    },
  };
}
