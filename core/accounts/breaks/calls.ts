import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls about a break. */
export const breakCalls = {
  getBreak: {
    method: 'GET',
    path: '/api/break',
    access: 'member',
    status: 200,
  },
  takeBreak: {
    method: 'PUT',
    path: '/api/break',
    access: 'member',
    status: 200,
  },
  endBreak: {
    method: 'DELETE',
    path: '/api/break',
    access: 'member',
    status: 204,
  },
} as const satisfies Record<string, CallAddress>;
