import { resolve } from 'node:path';
import { promised } from '#adapters/promised.ts';
import { createTurns } from '#adapters/turns.ts';
import { createColumnDirectory } from '#core/discovery/columns/column-directory.ts';
import type { ColumnsKeeping } from '#core/discovery/ports/columns-snapshots.ts';
import type { Storage } from '#core/storage.ts';
import { forgetChanged } from '#adapters/sql/forget-changed.ts';
import type { WatchStatement } from '#adapters/sql/watched-statements.ts';
import { createMemberRecords } from '#adapters/sql/member-records.ts';
import { createSqlStores } from '#adapters/sql/stores.ts';
import { createGroupCommit } from './group-commit.ts';
import { createLongListReader } from './long-list-reader.ts';
import { rememberSessions } from './remembered-sessions.ts';
import { createSqliteEngine } from './sqlite-engine.ts';
import { openDriver, SERVING_BUSY_TIMEOUT } from './open-driver.ts';
import { damaged } from './opening-errors.ts';
import { quickCheck } from './quick-check.ts';
import { createSqliteDatabase, type SqliteDatabase } from './sqlite-database.ts';
import { createSqliteDiscoveryIndex } from './sqlite-discovery-index.ts';
import { createSqliteLimiter } from './sqlite-limiter.ts';
import { removeTraces } from './remove-traces.ts';
import { leaveMerging, mergeTexts } from './text-merging.ts';
import { readShippedMigrations } from './shipped-migrations.ts';

/**
 * Storage in one SQLite file, which is made, with its folder, when it is not there yet. A commit is
 * on disk before its promise resolves. Throws a `StorageUnusable`, and leaves everything as it was,
 * when the file cannot be used or holds anything but a database of this program's versions up to now.
 */
export function openSqliteStorage(options: {
  readonly file: string;
  readonly migrationsFolder: string;
  /** Where to keep the columns of discovery, if anywhere. */
  readonly keeping?: ColumnsKeeping;
  /** Hears of every statement. */
  readonly watch?: WatchStatement | undefined;
}): Storage {
  const migrations = readShippedMigrations(options.migrationsFolder);
  const file = resolve(options.file);
  const driver = openDriver(file, migrations);
  const database = createSqliteDatabase(driver, options.watch);
  try {
    const storage = createSqliteStorage(database, options.keeping);
    driver.pragma(`busy_timeout = ${SERVING_BUSY_TIMEOUT}`);
    return storage;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** The storage on an open database. */
export function createSqliteStorage(database: SqliteDatabase, keeping?: ColumnsKeeping): Storage {
  const groupCommit = createGroupCommit(database);
  const engine = createSqliteEngine(database, groupCommit);
  const records = createMemberRecords(engine.dialect);
  const stores = createSqlStores(engine, records);
  const turn = createTurns();
  const longLists = createLongListReader(database.file);
  const index = forgetChanged(createSqliteDiscoveryIndex(database, longLists, turn), records);
  const closing = new AbortController();
  leaveMerging(database);
  const { commit, sessions } = rememberSessions(stores, database);
  const merging = mergeTexts({ commit }, database, groupCommit);
  return {
    ...stores,
    sessions,
    commit: merging.commit,
    directory: createColumnDirectory(index, keeping),
    limiter: createSqliteLimiter(database, groupCommit),
    removeTraces: () => removeTraces(database, groupCommit),
    findDamage: async () => {
      const finding = await quickCheck(database.file, closing.signal);
      if (finding !== null) database.refuseWrites();
      return finding === null ? null : `${damaged(database.file)} SQLite says: ${finding}`;
    },
    ping: () =>
      promised(() => {
        database.rows('SELECT 1');
      }),
    close: async () => {
      closing.abort();
      merging.stop();
      await longLists.close();
      groupCommit.storeWaiting();
      database.close();
    },
  };
}
