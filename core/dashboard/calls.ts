import type { CallAddress } from '#core/kernel/call-address.ts';

/** The call of a member's first page. */
export const dashboardCalls = {
  getDashboard: {
    method: 'GET',
    path: '/api/dashboard',
    access: 'member',
    status: 200,
  },
} as const satisfies Record<string, CallAddress>;
