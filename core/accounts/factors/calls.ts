import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls about what members log in with beside their password. */
export const factorCalls = {
  showFactors: { method: 'GET', path: '/api/factors', access: 'member', status: 200 },
  makeRecoveryCodes: {
    method: 'POST',
    path: '/api/factors/recovery-codes',
    access: 'member',
    status: 201,
  },
  beginAuthenticator: {
    method: 'POST',
    path: '/api/factors/authenticator',
    access: 'member',
    status: 200,
  },
  confirmAuthenticator: {
    method: 'PUT',
    path: '/api/factors/authenticator',
    access: 'member',
    status: 200,
  },
  switchOffAuthenticator: {
    method: 'POST',
    path: '/api/factors/authenticator/removal',
    access: 'member',
    status: 200,
  },
  beginPasskey: {
    method: 'POST',
    path: '/api/factors/passkeys/challenge',
    access: 'member',
    status: 200,
  },
  addPasskey: { method: 'POST', path: '/api/factors/passkeys', access: 'member', status: 201 },
  removePasskey: {
    method: 'POST',
    path: '/api/factors/passkeys/removal',
    access: 'member',
    status: 200,
  },
  requirePasskey: {
    method: 'PUT',
    path: '/api/factors/only-passkeys',
    access: 'member',
    status: 200,
  },
  beginPasskeyProof: {
    method: 'POST',
    path: '/api/factors/proof-challenge',
    access: 'member',
    status: 200,
  },
  beginPasskeyLogIn: {
    method: 'POST',
    path: '/api/auth/passkey-challenge',
    access: 'public',
    status: 200,
  },
  logInByPasskey: {
    method: 'POST',
    path: '/api/auth/passkey-login',
    access: 'public',
    status: 200,
  },
} as const satisfies Record<string, CallAddress>;
