import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createPostgresArchive } from '#adapters/postgres/postgres-archive.ts';
import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import { createSqliteArchive } from '#adapters/sqlite/sqlite-archive.ts';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import type { StorageArchive } from '#core/archive/ports/storage-archive.ts';
import type { Storage } from '#core/storage.ts';
import { POSTGRES_MIGRATIONS, SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { startPostgresCluster, type PostgresCluster } from '#tests/support/postgres-cluster.ts';
import { fillScaleSite } from './scale-site.ts';

export const ENGINES = ['sqlite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

/** The folder of the databases in files, which are kept: a large one takes minutes to make. */
const FOLDER = 'data/bench';

/** A database of invented members. */
export interface ScaleDatabase {
  /** Its address, as `DATABASE_URL` has it. */
  readonly url: string;
  readonly open: () => Promise<Storage>;
  /** Removes it, if it is not kept. */
  readonly release: () => Promise<void>;
}

/** A database with so many members: one that was kept, or a new one. */
export function provideScaleDatabase(engine: Engine, members: number): Promise<ScaleDatabase> {
  return engine === 'sqlite' ? provideFile(members) : fillPostgres(members);
}

/** A database that nobody has used: a file in the folder, or a server that waits for its disk as in production. */
export async function provideEmptyDatabase(engine: Engine, folder: string): Promise<ScaleDatabase> {
  if (engine === 'postgres') return databaseOf(await startPostgresCluster({ fsync: true }));
  const file = join(folder, 'hearthkin.db');
  return {
    url: `sqlite:${file}`,
    open: () => Promise.resolve(openSqliteStorage({ file, migrationsFolder: SQLITE_MIGRATIONS })),
    release: () => Promise.resolve(),
  };
}

/** A file that is only half filled when this is stopped has another name. */
async function provideFile(members: number): Promise<ScaleDatabase> {
  await mkdir(FOLDER, { recursive: true });
  const file = join(FOLDER, `scale-${members}.db`);
  const place = { file, migrationsFolder: SQLITE_MIGRATIONS };
  const archive = createSqliteArchive(place);
  const isFilled = existsSync(file) && (await archive.openReader().then(closed, () => false));
  if (!isFilled) {
    await rm(file, { force: true });
    await fill(archive, members);
  }
  return {
    url: `sqlite:${file}`,
    open: () => Promise.resolve(openSqliteStorage(place)),
    release: () => Promise.resolve(),
  };
}

async function closed(reader: { readonly close: () => Promise<void> }): Promise<true> {
  await reader.close();
  return true;
}

/** A server of its own, which is gone afterwards. */
async function fillPostgres(members: number): Promise<ScaleDatabase> {
  const cluster = await startPostgresCluster();
  await fill(createPostgresArchive(optionsOf(cluster)), members);
  return databaseOf(cluster);
}

function databaseOf(cluster: PostgresCluster): ScaleDatabase {
  return {
    url: cluster.url,
    open: () => openPostgresStorage(optionsOf(cluster)),
    release: () => cluster.remove(),
  };
}

function optionsOf({ url }: PostgresCluster) {
  return { url, connections: 10, migrationsFolder: POSTGRES_MIGRATIONS };
}

async function fill(archive: StorageArchive, members: number): Promise<void> {
  const writer = await archive.openWriter();
  await fillScaleSite(writer, members);
  await writer.close();
}
