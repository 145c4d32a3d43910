import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls about accounts and sessions. */
export const accountCalls = {
  register: {
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    status: 201,
  },
  logIn: {
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    status: 200,
  },
  logOut: {
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    status: 204,
  },
  getCurrentMember: {
    method: 'GET',
    path: '/api/auth/current',
    access: 'member',
    status: 200,
  },
  choosePassword: {
    method: 'PUT',
    path: '/api/password',
    access: 'member',
    status: 200,
  },
  getTermsAcceptance: {
    method: 'GET',
    path: '/api/terms-acceptance',
    access: 'member',
    status: 200,
  },
  acceptTerms: {
    method: 'PUT',
    path: '/api/terms-acceptance',
    access: 'member',
    status: 200,
  },
} as const satisfies Record<string, CallAddress>;
