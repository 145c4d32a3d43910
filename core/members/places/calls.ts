import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls about places to choose from. */
export const placeCalls = {
  suggestTowns: {
    method: 'GET',
    path: '/api/towns',
    access: 'member',
    status: 200,
  },
} as const satisfies Record<string, CallAddress>;
