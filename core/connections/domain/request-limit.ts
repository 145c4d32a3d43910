import type { Limit } from '#core/kernel/limiter.ts';

/** How many requests a member may send in an hour. */
export const REQUEST_LIMIT: Limit = { name: 'connectionRequests', points: 100, duration: 3600 };
