import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { StorageArchive } from '#core/archive/ports/storage-archive.ts';
import { createStorageSchema, type StorageChoice } from '#server/storage-variables.ts';
import { findProjectRoot } from '#server/project-root.ts';
import { CommandFailure } from './command-failure.ts';

/** Where a storage that lasts is kept. */
export type LastingPlace =
  | { readonly engine: 'sqlite'; readonly file: string }
  | { readonly engine: 'postgres'; readonly url: string };

/** The place that an option names, in the form of DATABASE_URL. */
export function readPlace(option: string, address: string): LastingPlace {
  const parsed = createStorageSchema(option).safeParse(address);
  if (!parsed.success) {
    throw new CommandFailure(parsed.error.issues.map(({ message }) => message).join('\n'));
  }
  return requireLasting(option, parsed.data);
}

/** The place, unless it is memory. */
export function requireLasting(
  name: string,
  place: LastingPlace | Extract<StorageChoice, { readonly engine: 'memory' }>,
): LastingPlace {
  if (place.engine !== 'memory') return place;
  throw new CommandFailure(
    `${name} names memory, which ends with its process, so there is nothing to move: name a database.`,
  );
}

/** The storage at that place as something to be moved. The driver is loaded only where it is used. */
export async function openArchive(place: LastingPlace): Promise<StorageArchive> {
  const migrationsFolder = findMigrations(place.engine);
  switch (place.engine) {
    case 'sqlite': {
      const sqlite = await import('#adapters/sqlite/sqlite-archive.ts');
      return sqlite.createSqliteArchive({ file: place.file, migrationsFolder });
    }
    case 'postgres': {
      const postgres = await import('#adapters/postgres/postgres-archive.ts');
      return postgres.createPostgresArchive({ url: place.url, migrationsFolder });
    }
    default:
      return unreachable(place);
  }
}

/** The folder of an engine's migrations. */
export function findMigrations(engine: LastingPlace['engine']): string {
  const root = findProjectRoot(dirname(fileURLToPath(import.meta.url)));
  return join(root, 'adapters', engine, 'migrations');
}
