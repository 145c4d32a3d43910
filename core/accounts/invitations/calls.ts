import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls about invitations. */
export const invitationCalls = {
  invite: {
    method: 'POST',
    path: '/api/invitations',
    access: 'member',
    status: 201,
  },
  listInvitations: {
    method: 'GET',
    path: '/api/invitations',
    access: 'member',
    status: 200,
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: '/api/invitations/{id}',
    access: 'member',
    status: 204,
  },
} as const satisfies Record<string, CallAddress>;
