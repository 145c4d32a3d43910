import type { Limit } from '#core/kernel/limiter.ts';

/** How often a member may say within a minute that they are typing. */
export const TYPING_LIMIT: Limit = { name: 'typing', points: 60, duration: 60 };
