import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls about members and what they choose from. */
export const memberCalls = {
  listRelationshipTypes: {
    method: 'GET',
    path: '/api/relationship-types',
    access: 'public',
    status: 200,
  },
  listMembers: {
    method: 'GET',
    path: '/api/users',
    access: 'member',
    status: 200,
  },
  getMember: {
    method: 'GET',
    path: '/api/users/{id}',
    access: 'member',
    status: 200,
  },
  updateProfile: {
    method: 'PATCH',
    path: '/api/users/{id}',
    access: 'member',
    status: 200,
  },
} as const satisfies Record<string, CallAddress>;
