import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls of those who have lost everything that lets them into their account. */
export const recoveryRequestCalls = {
  askForRecovery: {
    method: 'POST',
    path: '/api/recovery-requests',
    access: 'public',
    status: 202,
  },
  confirmRecovery: {
    method: 'POST',
    path: '/api/recovery-requests/confirmation',
    access: 'public',
    status: 204,
  },
  stopRecovery: {
    method: 'POST',
    path: '/api/recovery-requests/stop',
    access: 'public',
    status: 204,
  },
  stopOwnRecovery: {
    method: 'DELETE',
    path: '/api/recovery-requests/own',
    access: 'member',
    status: 204,
  },
  winAccountBack: {
    method: 'PUT',
    path: '/api/recovery-requests/password',
    access: 'public',
    status: 204,
  },
} as const satisfies Record<string, CallAddress>;
