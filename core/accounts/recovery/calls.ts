import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls of those who have forgotten their password. */
export const recoveryCalls = {
  recoverPassword: {
    method: 'POST',
    path: '/api/password-recovery',
    access: 'public',
    status: 202,
  },
  showWaysIn: {
    method: 'POST',
    path: '/api/password-by-link/ways-in',
    access: 'public',
    status: 200,
  },
  keepSecondStep: {
    method: 'POST',
    path: '/api/second-step-kept',
    access: 'public',
    status: 204,
  },
  choosePasswordByLink: {
    method: 'PUT',
    path: '/api/password-by-link',
    access: 'public',
    status: 204,
  },
} as const satisfies Record<string, CallAddress>;
