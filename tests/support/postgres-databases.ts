import { inject } from 'vitest';
import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import { EMPTY_TABLES, NOTE_FILLED_TABLES } from './emptied-tables.ts';
import { POSTGRES_MIGRATIONS } from './migrations-folders.ts';
import { PATIENT } from './patient-connections.ts';
import { openInProcessDatabase } from './postgres-in-process.ts';
import { createDatabaseOn, runOn, type EmptyDatabase } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database of a real server, whose user may create others. */
    readonly postgresUrl?: string;
  }
}

/** Migrated databases that hold nothing again: to make and to drop one takes long. */
const unused: EmptyDatabase[] = [];

/** Makes a database on the real server that the run is given, or else in this process. */
export function openEmptyDatabase(): Promise<EmptyDatabase> {
  const server = inject('postgresUrl');
  return server === undefined ? openInProcessDatabase() : createDatabaseOn(server);
}

/** Such a database with the tables of a storage that keeps nothing yet: a new one, or one that was used and emptied. */
export async function openMigratedDatabase(): Promise<EmptyDatabase> {
  const database = unused.pop() ?? (await migrate(await openEmptyDatabase()));
  return {
    url: database.url,
    release: async () => {
      await runAlone(database.url, EMPTY_TABLES);
      unused.push(database);
    },
  };
}

/** Gives back the databases that nobody uses. */
export async function releaseUnused(): Promise<void> {
  await Promise.all(unused.splice(0).map((database) => database.release()));
}

async function migrate(database: EmptyDatabase): Promise<EmptyDatabase> {
  const { url } = database;
  const options = { url, connections: 1, migrationsFolder: POSTGRES_MIGRATIONS, ...PATIENT };
  const storage = await openPostgresStorage(options);
  await storage.close();
  await runAlone(url, NOTE_FILLED_TABLES);
  return database;
}

/** PostgreSQL in this process has one session, which keeps what others have prepared. */
async function runAlone(url: string, sql: string): Promise<void> {
  await runOn(url, sql);
  await runOn(url, 'DISCARD ALL');
}
