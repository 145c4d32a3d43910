/** How one call of the HTTP contract is reached. `{name}` in a path stands for a positive whole number. */
export interface CallAddress {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** `member`: a visitor is answered 401. */
  readonly access: 'public' | 'member';
  /** The status of success. */
  readonly status: 200 | 201 | 204;
}

/**
 * Every call that the server answers and the page makes. `endpoints` adds their schemas; they stand
 * apart so that a page can call before it has loaded what reads the answers.
 */
export const callAddresses = {
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
  listRelationshipTypes: {
    method: 'GET',
    path: '/api/relationship-types',
    access: 'public',
    status: 200,
  },
  listResources: {
    method: 'GET',
    path: '/api/resources',
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
  listMessages: {
    method: 'GET',
    path: '/api/connections/{id}/messages',
    access: 'member',
    status: 200,
  },
  sendMessage: {
    method: 'POST',
    path: '/api/connections/{id}/messages',
    access: 'member',
    status: 201,
  },
  markMessageAsRead: {
    method: 'PATCH',
    path: '/api/messages/{id}/read',
    access: 'member',
    status: 200,
  },
  countUnreadMessages: {
    method: 'GET',
    path: '/api/messages/unread-count',
    access: 'member',
    status: 200,
  },
  discoverMembers: {
    method: 'GET',
    path: '/api/discovery',
    access: 'member',
    status: 200,
  },
  recommendMembers: {
    method: 'GET',
    path: '/api/recommendations',
    access: 'member',
    status: 200,
  },
  reportPageError: {
    method: 'POST',
    path: '/api/page-errors',
    access: 'public',
    status: 204,
  },
  checkHealth: {
    method: 'GET',
    path: '/api/healthz',
    access: 'public',
    status: 200,
  },
  checkReadiness: {
    method: 'GET',
    path: '/api/readyz',
    access: 'public',
    status: 200,
  },
} as const satisfies Record<string, CallAddress>;

/** The names of the calls. */
export type EndpointName = keyof typeof callAddresses;
