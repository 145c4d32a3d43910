import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls about members whom the caller blocks. */
export const blockCalls = {
  listBlockedMembers: {
    method: 'GET',
    path: '/api/blocks',
    access: 'member',
    status: 200,
  },
  blockMember: {
    method: 'PUT',
    path: '/api/blocks/{id}',
    access: 'member',
    status: 204,
  },
  unblockMember: {
    method: 'DELETE',
    path: '/api/blocks/{id}',
    access: 'member',
    status: 204,
  },
} as const satisfies Record<string, CallAddress>;
