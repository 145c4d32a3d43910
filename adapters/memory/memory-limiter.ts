import { RateLimiterMemory } from 'rate-limiter-flexible';
import { createLimiter } from '#adapters/limiter.ts';
import type { Limiter } from '#core/kernel/limiter.ts';

/** Counts in this process. What counts no more goes by itself. */
export function createMemoryLimiter(): Limiter {
  return createLimiter(
    ({ name, points, duration }) => new RateLimiterMemory({ keyPrefix: name, points, duration }),
    () => Promise.resolve(),
  );
}
