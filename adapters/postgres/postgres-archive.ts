import type { StorageArchive } from '#core/archive/ports/storage-archive.ts';
import { describePlace } from './describe-place.ts';
import { openPostgresArchiveReader } from './postgres-archive-reader.ts';
import { openPostgresArchiveWriter } from './postgres-archive-writer.ts';
import { readShippedMigrations } from './shipped-migrations.ts';

/** Storage in a PostgreSQL database as something to be moved; see the port for what it promises. */
export function createPostgresArchive(options: {
  readonly url: string;
  readonly migrationsFolder: string;
}): StorageArchive {
  const { url } = options;
  const migrations = () => readShippedMigrations(options.migrationsFolder);
  return {
    place: describePlace(url),
    openReader: () => openPostgresArchiveReader(url, migrations()),
    openWriter: () => openPostgresArchiveWriter(url, migrations()),
  };
}
