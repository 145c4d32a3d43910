import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { createRateCounters, toTableOptions } from '#adapters/rate-counters.ts';
import type { RateCounters } from '#core/kernel/rate-counters.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { whileAvailable } from './postgres-errors.ts';

/** Counts in the database, for all processes together. */
export function createPostgresRateCounters(
  database: PostgresDatabase,
  pool: pg.Pool,
): RateCounters {
  const counters = createRateCounters(
    (limit) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        ...toTableOptions(limit),
      }),
    async () => {
      await database.run('DELETE FROM rate_counter WHERE expire < @now', { now: Date.now() });
    },
  );
  return {
    ...counters,
    take: (limit, key) => whileAvailable(() => counters.take(limit, key)),
    forget: (limit, key) => whileAvailable(() => counters.forget(limit, key)),
  };
}
