import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls about guides. */
export const resourceCalls = {
  listResources: {
    method: 'GET',
    path: '/api/resources',
    access: 'public',
    status: 200,
  },
} as const satisfies Record<string, CallAddress>;
