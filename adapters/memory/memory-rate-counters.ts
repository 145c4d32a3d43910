import { RateLimiterMemory } from 'rate-limiter-flexible';
import { createRateCounters } from '#adapters/rate-counters.ts';
import type { RateCounters } from '#core/kernel/rate-counters.ts';

/** Counts in this process. What counts no more goes by itself. */
export function createMemoryRateCounters(): RateCounters {
  return createRateCounters(
    ({ name, points, duration }) => new RateLimiterMemory({ keyPrefix: name, points, duration }),
    () => Promise.resolve(),
  );
}
