import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls of those who have forgotten their password. */
export const recoveryCalls = {
  recoverPassword: {
    method: 'POST',
    path: '/api/password-recovery',
    access: 'public',
    status: 202,
  },
  choosePasswordByLink: {
    method: 'PUT',
    path: '/api/password-by-link',
    access: 'public',
    status: 204,
  },
} as const satisfies Record<string, CallAddress>;
