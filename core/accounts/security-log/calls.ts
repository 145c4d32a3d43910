import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls about what happened with an account. */
export const securityLogCalls = {
  listSecurityLog: { method: 'GET', path: '/api/security-log', access: 'member', status: 200 },
} as const satisfies Record<string, CallAddress>;
