import type { Clock } from '#core/kernel/clock.ts';

/** The clock of the machine. */
export function createSystemClock(): Clock {
  return { now: () => new Date().toISOString() };
}
