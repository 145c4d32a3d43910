import type { Clock } from '#core/ports/clock.ts';

/** The clock of the machine. */
export function createSystemClock(): Clock {
  return { now: () => new Date().toISOString() };
}
