import type { Limit } from '#core/kernel/limiter.ts';

/** How many messages a member may send in a day to those who run the site. */
export const CONTACT_LIMIT: Limit = { name: 'contact', points: 10, duration: 24 * 60 * 60 };
