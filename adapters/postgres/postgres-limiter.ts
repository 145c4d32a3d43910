import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { createLimiter, toTableOptions } from '#adapters/limiter.ts';
import type { Limiter } from '#core/kernel/limiter.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { whileAvailable } from './postgres-errors.ts';

/** Counts in the database, for all processes together. */
export function createPostgresLimiter(database: PostgresDatabase, pool: pg.Pool): Limiter {
  return createLimiter(
    (limit) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        ...toTableOptions(limit),
      }),
    async () => {
      await database.run('DELETE FROM rate_counter WHERE expire < @now', { now: Date.now() });
    },
    whileAvailable,
  );
}
