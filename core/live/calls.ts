import type { CallAddress } from '#core/kernel/call-address.ts';

/** The call that stays open. */
export const liveCalls = {
  streamEvents: {
    method: 'GET',
    path: '/api/events',
    access: 'member',
    status: 200,
  },
} as const satisfies Record<string, CallAddress>;
