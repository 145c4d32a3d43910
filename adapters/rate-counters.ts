import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { RateCounters, RateLimit } from '#core/kernel/rate-counters.ts';

/** A limiter of the library over some store. */
type Limiter = Pick<RateLimiterAbstract, 'consume' | 'delete'>;

/** What the library is told of a limit that it counts in the table of a database. */
export function toTableOptions({ name, points, duration }: RateLimit) {
  return {
    tableName: 'rate_counter',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration,
  };
}

/** Counters of which each limit has a limiter of its own; `removeExpired` does what the port says. */
export function createRateCounters(
  createLimiter: (limit: RateLimit) => Limiter,
  removeExpired: () => Promise<void>,
): RateCounters {
  const limiters = new Map<string, Limiter>();

  function limiterOf(limit: RateLimit): Limiter {
    const limiter = limiters.get(limit.name) ?? createLimiter(limit);
    limiters.set(limit.name, limiter);
    return limiter;
  }

  return {
    take: async (limit, key) => {
      try {
        await limiterOf(limit).consume(key);
        return null;
      } catch (error) {
        if (error instanceof RateLimiterRes) return error.msBeforeNext;
        throw error;
      }
    },
    forget: async (limit, key) => {
      await limiterOf(limit).delete(key);
    },
    removeExpired,
  };
}
