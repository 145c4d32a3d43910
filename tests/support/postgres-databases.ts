import { inject } from 'vitest';
import { openInProcessDatabase } from './postgres-in-process.ts';
import { createDatabaseOn, type EmptyDatabase } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database of a real server, whose user may create others. */
    readonly postgresUrl?: string;
  }
}

/** Makes a database on the real server that the run is given, or else in this process. */
export function openEmptyDatabase(): Promise<EmptyDatabase> {
  const server = inject('postgresUrl');
  return server === undefined ? openInProcessDatabase() : createDatabaseOn(server);
}
