import { resolve } from 'node:path';
import { promised } from '#adapters/promised.ts';
import type { StorageArchive } from '#core/archive/ports/storage-archive.ts';
import { openSqliteArchiveReader } from './sqlite-archive-reader.ts';
import { openSqliteArchiveWriter } from './sqlite-archive-writer.ts';
import { readShippedMigrations } from './shipped-migrations.ts';

/** Storage in one SQLite file as something to be moved; see the port for what it promises. */
export function createSqliteArchive(options: {
  readonly file: string;
  readonly migrationsFolder: string;
}): StorageArchive {
  const file = resolve(options.file);
  const migrations = () => readShippedMigrations(options.migrationsFolder);
  return {
    place: `SQLite at ${file}`,
    openReader: () => promised(() => openSqliteArchiveReader(file, migrations())),
    openWriter: () => promised(() => openSqliteArchiveWriter(file, migrations())),
  };
}
