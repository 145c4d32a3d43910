import { inject } from 'vitest';
import { openInProcessDatabase, openMigratedInProcessDatabase } from './postgres-in-process.ts';
import { createDatabaseOn, type EmptyDatabase } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database of a real server, whose user may create others. */
    readonly postgresUrl?: string;
    /** The name of a database there that has the tables of a storage and keeps nothing. */
    readonly migratedDatabase?: string;
  }
}

/** Makes a database on the real server that the run is given, or else in this process. */
export function openEmptyDatabase(): Promise<EmptyDatabase> {
  const server = inject('postgresUrl');
  return server === undefined ? openInProcessDatabase() : createDatabaseOn(server);
}

/** Makes a database with the tables of a storage that keeps nothing yet, which is quicker than to migrate an empty one. */
export function openMigratedDatabase(): Promise<EmptyDatabase> {
  const server = inject('postgresUrl');
  return server === undefined
    ? openMigratedInProcessDatabase()
    : createDatabaseOn(server, inject('migratedDatabase'));
}
