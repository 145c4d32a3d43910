import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls about e-mail addresses. */
export const addressCalls = {
  getAddress: {
    method: 'GET',
    path: '/api/address',
    access: 'member',
    status: 200,
  },
  askForAddress: {
    method: 'PUT',
    path: '/api/address',
    access: 'member',
    status: 202,
  },
  keepAddress: {
    method: 'DELETE',
    path: '/api/address/pending',
    access: 'member',
    status: 204,
  },
  confirmAddress: {
    method: 'POST',
    path: '/api/address-confirmation',
    access: 'public',
    status: 204,
  },
  sendConfirmation: {
    method: 'POST',
    path: '/api/address-confirmation/letter',
    access: 'member',
    status: 204,
  },
  undoAddress: {
    method: 'POST',
    path: '/api/address-undo',
    access: 'public',
    status: 200,
  },
} as const satisfies Record<string, CallAddress>;
