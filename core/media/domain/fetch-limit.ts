import type { Limit } from '#core/kernel/limiter.ts';

/** How many pictures a member may have fetched from other sites in an hour. */
export const FETCH_LIMIT: Limit = { name: 'fetchesByMember', points: 30, duration: 3_600 };
