import type pg from 'pg';
import { createTurns } from '#adapters/turns.ts';
import type { ColumnsKeeping } from '#core/discovery/ports/columns-snapshots.ts';
import type { ReportFailure } from '#core/kernel/report-failure.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';
import { createColumnDirectory } from '#core/discovery/columns/column-directory.ts';
import { forgetChanged } from '#adapters/sql/forget-changed.ts';
import type { WatchStatement } from '#adapters/sql/watched-statements.ts';
import { createMemberRecords } from '#adapters/sql/member-records.ts';
import { createSqlStores } from '#adapters/sql/stores.ts';
import {
  CONNECTION_TIMEOUT,
  countConnections,
  createPool,
  type PooledStorage,
  type Pooler,
} from './connection-pool.ts';
import { joinReads } from './joined-reads.ts';
import { createPostgresEngine } from './postgres-engine.ts';
import { describePlace } from './describe-place.ts';
import { migrateDatabase } from './migrate-database.ts';
import { OPENING_TIMEOUT } from './open-client.ts';
import { createPostgresDatabase } from './postgres-database.ts';
import { createPostgresDiscoveryIndex } from './postgres-discovery-index.ts';
import { createPostgresLimiter } from './postgres-limiter.ts';
import { createReadReplica, type ReadReplica } from './read-replica.ts';
import { createReloadingDirectory } from './reloading-directory.ts';
import { readThroughReplica } from './replicated-discovery-index.ts';
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
  /** What the address leads to before the database. */
  readonly pooler?: Pooler;
  readonly migrationsFolder: string;
  /** How long to wait for a connection, in milliseconds; 1.5 s by default, and longer while the storage opens. */
  readonly connectionTimeout?: number;
  /** Where to keep the columns of discovery, if anywhere. */
  readonly keeping?: ColumnsKeeping;
  /** A streaming standby that answers some reads, and where to report that it does not answer. */
  readonly replica?: { readonly url: string; readonly report: ReportFailure };
  /** Hears of every statement of the primary. */
  readonly watch?: WatchStatement | undefined;
}): Promise<PooledStorage> {
  await migrateDatabase(options.url, readShippedMigrations(options.migrationsFolder));
  const { connections, pooler = 'none', connectionTimeout = CONNECTION_TIMEOUT } = options;
  const patience = Math.max(connectionTimeout, OPENING_TIMEOUT);
  const pool = createPool(options.url, connections, pooler, patience);
  const replica = options.replica && createReadReplica({ connections, pooler, ...options.replica });
  try {
    const storage = await createStorage(pool, { ...options, pooler, replica });
    pool.options.connectionTimeoutMillis = connectionTimeout;
    return storage;
  } catch (error) {
    await Promise.all([pool.end(), replica?.close()]);
    if (!(error instanceof StorageUnavailable)) throw error;
    throw explainStart(error, describePlace(options.url));
  }
}

function explainStart(error: StorageUnavailable, place: string): StorageUnusable {
  const reason = reasonOf(error);
  const sentence = /unsupported startup parameter|prepared statement/.test(reason)
    ? `is a connection pooler: set DATABASE_POOLER=transaction (${reason}).`
    : `stopped answering while the server started (${reason}): start it, or check the network.`;
  return new StorageUnusable(`${place} ${sentence}`, { cause: error });
}

function reasonOf({ cause, message }: Error): string {
  return cause instanceof Error ? cause.message : message;
}

interface Parts {
  readonly pooler: Pooler;
  readonly replica: ReadReplica | undefined;
  readonly keeping?: ColumnsKeeping;
  readonly watch?: WatchStatement | undefined;
}

async function createStorage(pool: pg.Pool, parts: Parts): Promise<PooledStorage> {
  const { pooler, replica, keeping, watch } = parts;
  const database = createPostgresDatabase(pool, pooler, watch);
  const turn = createTurns();
  const reads = joinReads(database);
  const engine = createPostgresEngine(database, reads);
  const records = createMemberRecords(engine.dialect);
  const directory = createReloadingDirectory(() => {
    const index = forgetChanged(createPostgresDiscoveryIndex(database, reads, turn), records);
    const read = replica === undefined ? index : readThroughReplica(index, database, replica);
    return createColumnDirectory(read, keeping);
  });
  await directory.load();
  return {
    ...createSqlStores(engine, records),
    directory,
    limiter: createPostgresLimiter(database, pool),
    // VACUUM, of PostgreSQL's own accord or of its operator's, removes dead rows.
    removeTraces: () => Promise.resolve(),
    findDamage: () => Promise.resolve(null),
    countConnections: () => [
      { pool: 'primary', ...countConnections(pool) },
      ...(replica === undefined
        ? []
        : [{ pool: 'standby', ...replica.countConnections() } as const]),
    ],
    ping: async () => {
      await database.rows('SELECT 1');
    },
    close: async () => {
      await Promise.all([pool.end(), replica?.close()]);
    },
  };
}
