import type { Limit } from '#core/kernel/limiter.ts';

const DAY = 24 * 60 * 60;

/** How many requests a member may send in an hour. */
export const REQUEST_LIMIT: Limit = { name: 'connectionRequests', points: 100, duration: 3600 };

/** How many requests a member may send in a day of their first week. */
export const FIRST_REQUESTS_LIMIT: Limit = { name: 'firstRequests', points: 5, duration: DAY };

/** How many requests of a member may wait for an answer at a time. */
export const MOST_OPEN_REQUESTS = 10;

/** How many requests may wait for one member at a time, whoever sent them. */
export const MOST_RECEIVED_REQUESTS = 20;

/** True in the first week of an account. */
export function isInFirstWeek(createdAt: string, at: string): boolean {
  return Date.parse(at) - Date.parse(createdAt) < 7 * DAY * 1000;
}
