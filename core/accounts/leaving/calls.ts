import type { CallAddress } from '#core/kernel/call-address.ts';

/** The call by which members leave. */
export const leavingCalls = {
  leave: {
    method: 'POST',
    path: '/api/leaving',
    access: 'member',
    status: 200,
  },
} as const satisfies Record<string, CallAddress>;
