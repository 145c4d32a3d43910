import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls about where a member is signed in. */
export const sessionCalls = {
  listSessions: { method: 'GET', path: '/api/sessions', access: 'member', status: 200 },
  endSession: { method: 'DELETE', path: '/api/sessions/{id}', access: 'member', status: 204 },
  endOtherSessions: { method: 'DELETE', path: '/api/sessions', access: 'member', status: 204 },
} as const satisfies Record<string, CallAddress>;
