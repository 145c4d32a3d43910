import { join } from 'node:path';
import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import type { Storage } from '#core/storage.ts';
import { POSTGRES_MIGRATIONS, SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts';
import { storeSession } from '#tests/support/session-cookie.ts';
import { storeConnection, storeMember } from '#tests/support/stored-records.ts';

/** Two members who write to each other. */
export interface Correspondents {
  readonly writerCookie: string;
  readonly readerCookie: string;
  readonly connectionId: number;
}

/** A database with pairs of members, all signed in. */
export interface LiveSite {
  readonly databaseUrl: string;
  readonly pairs: readonly Correspondents[];
  readonly release: () => Promise<void>;
}

/** Makes a site with that number of pairs; it writes to disk as production does. */
export async function makeLiveSite(
  engine: 'sqlite' | 'postgres',
  folder: string,
  pairs: number,
): Promise<LiveSite> {
  const cluster = engine === 'postgres' ? await startPostgresCluster({ fsync: true }) : null;
  const file = join(folder, 'live.db');
  const storage =
    cluster === null
      ? openSqliteStorage({ file, migrationsFolder: SQLITE_MIGRATIONS })
      : await openPostgresStorage({
          url: cluster.url,
          connections: 4,
          migrationsFolder: POSTGRES_MIGRATIONS,
        });
  const made: Correspondents[] = [];
  while (made.length < pairs) made.push(await storePair(storage));
  await storage.close();
  return {
    databaseUrl: cluster?.url ?? `sqlite:${file}`,
    pairs: made,
    release: async () => cluster?.remove(),
  };
}

async function storePair(storage: Storage): Promise<Correspondents> {
  const [writer, reader] = [await storeMember(storage), await storeMember(storage)];
  const { id: connectionId } = await storeConnection(storage, writer.id, reader.id);
  return {
    writerCookie: `sid=${await storeSession(storage, writer.id)}`,
    readerCookie: `sid=${await storeSession(storage, reader.id)}`,
    connectionId,
  };
}
