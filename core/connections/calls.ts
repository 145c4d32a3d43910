import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls about connections. */
export const connectionCalls = {
  listConnections: {
    method: 'GET',
    path: '/api/connections',
    access: 'member',
    status: 200,
  },
  getConnection: {
    method: 'GET',
    path: '/api/connections/{id}',
    access: 'member',
    status: 200,
  },
  countConnections: {
    method: 'GET',
    path: '/api/connections/counts',
    access: 'member',
    status: 200,
  },
  getConnectionOverview: {
    method: 'GET',
    path: '/api/connections/overview',
    access: 'member',
    status: 200,
  },
  getConnectionStatus: {
    method: 'GET',
    path: '/api/connections/status',
    access: 'member',
    status: 200,
  },
  requestConnection: {
    method: 'POST',
    path: '/api/connections',
    access: 'member',
    status: 201,
  },
  acceptConnection: {
    method: 'PATCH',
    path: '/api/connections/{id}',
    access: 'member',
    status: 200,
  },
  removeConnection: {
    method: 'DELETE',
    path: '/api/connections/{id}',
    access: 'member',
    status: 204,
  },
  undoDecline: {
    method: 'DELETE',
    path: '/api/declines/{id}',
    access: 'member',
    status: 200,
  },
  listAnswers: {
    method: 'GET',
    path: '/api/answers',
    access: 'member',
    status: 200,
  },
  dismissAnswer: {
    method: 'DELETE',
    path: '/api/answers/{id}',
    access: 'member',
    status: 204,
  },
} as const satisfies Record<string, CallAddress>;
