import SqliteDriver from 'better-sqlite3';
import { RateLimiterSQLite } from 'rate-limiter-flexible';
import { promised } from '#adapters/promised.ts';
import { createLimiter, toTableOptions } from '#adapters/limiter.ts';
import type { Limiter } from '#core/kernel/limiter.ts';
import { BUSY_TIMEOUT } from './open-driver.ts';
import { toAvailability } from './sqlite-database.ts';

/**
 * Counts in the database file, by a connection of its own: a count may be lost when the machine loses
 * power, so a commit does not wait for the disk.
 */
export function openSqliteLimiter(file: string): Limiter & { readonly close: () => void } {
  const driver = new SqliteDriver(file, { fileMustExist: true, timeout: BUSY_TIMEOUT });
  driver.pragma('synchronous = NORMAL');
  const counters = createLimiter(
    (limit) =>
      new RateLimiterSQLite({
        storeClient: preparedOnce(driver),
        storeType: 'better-sqlite3',
        ...toTableOptions(limit),
      }),
    () =>
      promised(() => {
        driver.prepare('DELETE FROM rate_counter WHERE expire < ?').run(Date.now());
      }),
  );
  const telling = async <Value>(work: Promise<Value>): Promise<Value> =>
    work.catch((error: unknown) => {
      throw toAvailability(error);
    });
  return {
    take: (limit, key) => telling(counters.take(limit, key)),
    forget: (limit, key) => telling(counters.forget(limit, key)),
    removeExpired: () => telling(counters.removeExpired()),
    close: () => {
      driver.close();
    },
  };
}

/**
 * The driver as the library uses it, but it prepares each statement once, and leaves out the transactions:
 * those of the library have one statement, which is a transaction by itself.
 */
function preparedOnce(driver: SqliteDriver.Database) {
  const statements = new Map<string, SqliteDriver.Statement>();
  return {
    prepare: (sql: string) => {
      const statement = statements.get(sql) ?? driver.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
    transaction: <Value>(work: () => Value) => work,
  };
}
