import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls about vouches. */
export const vouchCalls = {
  countVouches: {
    method: 'GET',
    path: '/api/users/{id}/vouches',
    access: 'member',
    status: 200,
  },
  getOwnVouch: {
    method: 'GET',
    path: '/api/conversations/{id}/vouch',
    access: 'member',
    status: 200,
  },
  vouch: {
    method: 'PUT',
    path: '/api/conversations/{id}/vouch',
    access: 'member',
    status: 200,
  },
} as const satisfies Record<string, CallAddress>;
