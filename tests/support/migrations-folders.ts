import { fileURLToPath } from 'node:url';

const folderOf = (engine: string) =>
  fileURLToPath(new URL(`../../adapters/${engine}/migrations/`, import.meta.url));

/** The migrations as they are shipped. */
export const SQLITE_MIGRATIONS = folderOf('sqlite');
export const POSTGRES_MIGRATIONS = folderOf('postgres');
