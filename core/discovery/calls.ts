import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls about finding members. */
export const discoveryCalls = {
  discoverMembers: {
    method: 'GET',
    path: '/api/discovery',
    access: 'member',
    status: 200,
  },
  countMatches: {
    method: 'GET',
    path: '/api/discovery/count',
    access: 'member',
    status: 200,
  },
  recommendMembers: {
    method: 'GET',
    path: '/api/recommendations',
    access: 'member',
    status: 200,
  },
} as const satisfies Record<string, CallAddress>;
