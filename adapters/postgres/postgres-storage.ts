import type pg from 'pg';
import { createTurns } from '#adapters/turns.ts';
import type { ColumnsKeeping } from '#core/discovery/columns-snapshots.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';
import type { Storage } from '#core/storage.ts';
import { createColumnDirectory } from '#core/discovery/columns/column-directory.ts';
import { createSqlStores } from '#adapters/sql/stores.ts';
import { createPostgresEngine } from './postgres-engine.ts';
import { describePlace } from './describe-place.ts';
import { migrateDatabase } from './migrate-database.ts';
import { createPool, createPostgresDatabase } from './postgres-database.ts';
import { createPostgresDiscoveryIndex } from './postgres-discovery-index.ts';
import { createPostgresLimiter } from './postgres-limiter.ts';
import { readShippedMigrations } from './shipped-migrations.ts';

/**
 * Storage in a PostgreSQL database, which any number of processes share. Throws a `StorageUnusable`,
 * and leaves everything as it was, when the database cannot be used or holds anything but what this
 * program's versions up to now have made.
 */
export async function openPostgresStorage(options: {
  /** Such as `postgres://user:password@host:5432/database`. */
  readonly url: string;
  /** How many connections this process may hold at most. */
  readonly connections: number;
  readonly migrationsFolder: string;
  /** Where to keep the columns of discovery, if anywhere. */
  readonly keeping?: ColumnsKeeping;
}): Promise<Storage> {
  await migrateDatabase(options.url, readShippedMigrations(options.migrationsFolder));
  const pool = createPool(options.url, options.connections);
  try {
    return await createStorage(pool, options.keeping);
  } catch (error) {
    await pool.end();
    if (!(error instanceof StorageUnavailable)) throw error;
    throw new StorageUnusable(
      `${describePlace(options.url)} stopped answering while the server started (${reasonOf(error)}): start it, or check the network.`,
      { cause: error },
    );
  }
}

function reasonOf({ cause, message }: Error): string {
  return cause instanceof Error ? cause.message : message;
}

async function createStorage(pool: pg.Pool, keeping?: ColumnsKeeping): Promise<Storage> {
  const database = createPostgresDatabase(pool);
  const index = createPostgresDiscoveryIndex(database, createTurns());
  const directory = createColumnDirectory(index, keeping);
  await directory.load();
  return {
    ...createSqlStores(createPostgresEngine(database)),
    directory,
    limiter: createPostgresLimiter(database, pool),
    ping: async () => {
      await database.rows('SELECT 1');
    },
    close: () => pool.end(),
  };
}
