import { RateLimiterSQLite } from 'rate-limiter-flexible';
import { createLimiter, toTableOptions } from '#adapters/limiter.ts';
import type { Limiter } from '#core/kernel/limiter.ts';
import type { GroupCommit } from './group-commit.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

/**
 * Counts in the database, in the transaction of what is counted: when that cannot be stored, its count may be
 * lost. What is above a limit is refused from memory, so that nobody can make the server write by knocking.
 */
export function createSqliteLimiter(database: SqliteDatabase, groupCommit: GroupCommit): Limiter {
  const storeClient = toLibraryClient(database, groupCommit);
  return createLimiter(
    (limit) =>
      new RateLimiterSQLite({
        storeClient,
        storeType: 'better-sqlite3',
        ...toTableOptions(limit),
      }),
    () =>
      groupCommit.store(() => {
        database.run('DELETE FROM rate_counter WHERE expire < @now', { now: Date.now() });
      }),
  );
}

/** The database as the library uses its driver; none of its transactions has more than one statement. */
function toLibraryClient(database: SqliteDatabase, { writeAtOnce }: GroupCommit) {
  return {
    prepare: (sql: string) => ({
      get: (...values: readonly (number | string | null)[]) =>
        writeAtOnce(() => database.rows(sql, values)[0]),
      run: (...values: readonly (number | string | null)[]) => ({
        changes: writeAtOnce(() => database.run(sql, values)),
      }),
    }),
    transaction: <Value>(work: () => Value) => work,
  };
}
