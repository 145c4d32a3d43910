import type { Clock } from '#core/kernel/clock.ts';

/** A clock that stands still until a test moves it. */
export interface SettableClock extends Clock {
  /** Moves it forward by so many milliseconds. */
  readonly advance: (milliseconds: number) => void;
}

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export function createSettableClock(start = '2026-11-21T09:00:00.000Z'): SettableClock {
  let now = Date.parse(start);
  return {
    now: () => new Date(now).toISOString(),
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
