import type { Limit } from '#core/kernel/limiter.ts';

/** How many reports a member may file in a day. */
export const REPORT_LIMIT: Limit = { name: 'reports', points: 20, duration: 24 * 60 * 60 };
