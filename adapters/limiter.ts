import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Limit, Limiter } from '#core/kernel/limiter.ts';

/** A limiter of the library over some store. */
type LibraryLimiter = Pick<RateLimiterAbstract, 'consume' | 'reward' | 'delete'>;

/** The options of the library for a limit that it counts in the table of a database. */
export function toTableOptions({ name, points, duration }: Limit) {
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
export function createLimiter(
  createLibraryLimiter: (limit: Limit) => LibraryLimiter,
  removeExpired: () => Promise<void>,
): Limiter {
  const limiters = new Map<string, LibraryLimiter>();

  function limiterOf(limit: Limit): LibraryLimiter {
    const limiter = limiters.get(limit.name) ?? createLibraryLimiter(limit);
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
    giveBack: async (limit, key) => {
      await limiterOf(limit).reward(key);
    },
    forget: async (limit, key) => {
      await limiterOf(limit).delete(key);
    },
    removeExpired,
  };
}
