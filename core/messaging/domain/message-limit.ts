import type { Limit } from '#core/kernel/limiter.ts';

/** How many messages a member may send in a minute. */
export const MESSAGE_LIMIT: Limit = { name: 'messages', points: 60, duration: 60 };
