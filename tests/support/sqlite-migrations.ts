import { fileURLToPath } from 'node:url';

/** The migrations as they are shipped. */
export const MIGRATIONS_FOLDER = fileURLToPath(
  new URL('../../adapters/sqlite/migrations/', import.meta.url),
);
