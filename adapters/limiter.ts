import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Limit, Limiter } from '#core/kernel/limiter.ts';

/** A limiter of the library over some store. */
type LibraryLimiter = Pick<RateLimiterAbstract, 'consume' | 'set' | 'reward' | 'delete'>;

/**
 * For how many seconds a limit counts at most. The library's counter in memory has a timer for each key, and one that is to
 * wait for longer ends at once: nothing would count.
 */
const LONGEST = 24 * 24 * 60 * 60;

/** At most this many refusals are remembered. Beyond that the oldest is forgotten, and the library is asked again. */
const MOST_REMEMBERED = 10_000;

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

/**
 * Counters, with a limiter of the library for each limit; `removeExpired` does what the port says. The library goes by the
 * clock of the machine, which may jump: what was refused stays refused until its time is over by a clock that doesn't, and
 * no wait is longer than the limit says. What the store does runs inside `reach`, which says in its own words what it can't.
 */
export function createLimiter(
  createLibraryLimiter: (limit: Limit) => LibraryLimiter,
  removeExpired: () => Promise<void>,
  reach: <Value>(work: () => Promise<Value>) => Promise<Value> = (work) => work(),
): Limiter {
  const limiters = new Map<string, LibraryLimiter>();
  const refusals = new Refusals();

  function limiterOf(limit: Limit): LibraryLimiter {
    if (limit.duration > LONGEST) {
      throw new RangeError(`No limit counts for longer than 24 days, as ${limit.name} is to.`);
    }
    const limiter = limiters.get(limit.name) ?? createLibraryLimiter(limit);
    limiters.set(limit.name, limiter);
    return limiter;
  }

  return {
    take: async (limit, key) => {
      const remembered = refusals.waitFor(limit, key);
      if (remembered !== null) return remembered;
      const limiter = limiterOf(limit);
      const { isRefused, counted } = await reach(() => consume(limiter, key));
      const longest = limit.duration * 1000;
      if (counted.msBeforeNext > longest) {
        await reach(() => limiter.set(key, counted.consumedPoints, limit.duration));
      }
      if (!isRefused) return null;
      const wait = Math.min(counted.msBeforeNext, longest);
      refusals.remember(limit, key, wait);
      return wait;
    },
    giveBack: async (limit, key) => {
      const limiter = limiterOf(limit);
      await reach(() => limiter.reward(key));
    },
    forget: async (limit, key) => {
      refusals.forget(limit, key);
      const limiter = limiterOf(limit);
      await reach(() => limiter.delete(key));
    },
    removeExpired: async () => {
      refusals.removeExpired();
      await removeExpired();
    },
  };
}

/** Counts one more with the library, which throws what it counted when that is too much. */
async function consume(limiter: LibraryLimiter, key: string) {
  try {
    return { isRefused: false, counted: await limiter.consume(key) };
  } catch (error) {
    if (error instanceof RateLimiterRes) return { isRefused: true, counted: error };
    throw error;
  }
}

/** What was refused in this process, and until when by a clock that never jumps, in milliseconds. */
class Refusals {
  private readonly ends = new Map<string, number>();

  /** In how many milliseconds the key counts again, or `null` when it isn't refused. */
  waitFor(limit: Limit, key: string): number | null {
    const wait = (this.ends.get(nameOf(limit, key)) ?? 0) - performance.now();
    return wait > 0 ? wait : null;
  }

  remember(limit: Limit, key: string, wait: number): void {
    this.forget(limit, key);
    this.ends.set(nameOf(limit, key), performance.now() + wait);
    const [oldest] = this.ends.keys();
    if (oldest !== undefined && this.ends.size > MOST_REMEMBERED) this.ends.delete(oldest);
  }

  forget(limit: Limit, key: string): void {
    this.ends.delete(nameOf(limit, key));
  }

  removeExpired(): void {
    const now = performance.now();
    for (const [name, end] of this.ends) if (end <= now) this.ends.delete(name);
  }
}

const nameOf = ({ name }: Limit, key: string): string => `${name}:${key}`;
