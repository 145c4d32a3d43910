import { z } from 'zod';
import { loginSchema, registrationSchema } from './authentication.ts';
import {
  connectionAcceptanceSchema,
  connectionListQuerySchema,
  connectionRequestSchema,
  connectionSchema,
  connectionStatusQuerySchema,
} from './connection.ts';
import {
  discoveryPageSchema,
  discoveryQuerySchema,
  recommendationQuerySchema,
  recommendationsSchema,
} from './discovery.ts';
import { memberListQuerySchema, memberSchema, profileChangesSchema, selfSchema } from './member.ts';
import {
  messageDraftSchema,
  messageListQuerySchema,
  messageSchema,
  unreadCountSchema,
} from './message.ts';
import { relationshipTypeSchema, resourceSchema } from './resource.ts';

/** One call of the HTTP contract. `{name}` in a path stands for a positive whole number. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** `member`: a visitor is answered 401. */
  readonly access: 'public' | 'member';
  readonly query?: z.ZodType;
  /** Present where a body is needed; elsewhere one that is sent must be sound JSON, and is ignored. */
  readonly body?: z.ZodType;
  /** The status of success. */
  readonly status: 200 | 201 | 204;
  /** The body of success; `z.undefined()` where there is none. */
  readonly response: z.ZodType;
}

const nothing = z.undefined();
const health = z.object({ status: z.literal('ok') });

/** Every call that the server answers and the page makes: the one table both are built from. */
export const endpoints = {
  register: {
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    body: registrationSchema,
    status: 201,
    response: selfSchema,
  },
  logIn: {
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    body: loginSchema,
    status: 200,
    response: selfSchema,
  },
  logOut: {
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    status: 204,
    response: nothing,
  },
  getCurrentMember: {
    method: 'GET',
    path: '/api/auth/current',
    access: 'member',
    status: 200,
    response: selfSchema,
  },
  listRelationshipTypes: {
    method: 'GET',
    path: '/api/relationship-types',
    access: 'public',
    status: 200,
    response: z.array(relationshipTypeSchema),
  },
  listResources: {
    method: 'GET',
    path: '/api/resources',
    access: 'public',
    status: 200,
    response: z.array(resourceSchema),
  },
  listMembers: {
    method: 'GET',
    path: '/api/users',
    access: 'member',
    query: memberListQuerySchema,
    status: 200,
    response: z.array(memberSchema),
  },
  getMember: {
    method: 'GET',
    path: '/api/users/{id}',
    access: 'member',
    status: 200,
    response: z.union([selfSchema, memberSchema]),
  },
  updateProfile: {
    method: 'PATCH',
    path: '/api/users/{id}',
    access: 'member',
    body: profileChangesSchema,
    status: 200,
    response: selfSchema,
  },
  listConnections: {
    method: 'GET',
    path: '/api/connections',
    access: 'member',
    query: connectionListQuerySchema,
    status: 200,
    response: z.array(connectionSchema),
  },
  getConnectionStatus: {
    method: 'GET',
    path: '/api/connections/status',
    access: 'member',
    query: connectionStatusQuerySchema,
    status: 200,
    response: connectionSchema.nullable(),
  },
  requestConnection: {
    method: 'POST',
    path: '/api/connections',
    access: 'member',
    body: connectionRequestSchema,
    status: 201,
    response: connectionSchema,
  },
  acceptConnection: {
    method: 'PATCH',
    path: '/api/connections/{id}',
    access: 'member',
    body: connectionAcceptanceSchema,
    status: 200,
    response: connectionSchema,
  },
  removeConnection: {
    method: 'DELETE',
    path: '/api/connections/{id}',
    access: 'member',
    status: 204,
    response: nothing,
  },
  listMessages: {
    method: 'GET',
    path: '/api/connections/{id}/messages',
    access: 'member',
    query: messageListQuerySchema,
    status: 200,
    response: z.array(messageSchema),
  },
  sendMessage: {
    method: 'POST',
    path: '/api/connections/{id}/messages',
    access: 'member',
    body: messageDraftSchema,
    status: 201,
    response: messageSchema,
  },
  markMessageAsRead: {
    method: 'PATCH',
    path: '/api/messages/{id}/read',
    access: 'member',
    status: 200,
    response: messageSchema,
  },
  countUnreadMessages: {
    method: 'GET',
    path: '/api/messages/unread-count',
    access: 'member',
    status: 200,
    response: unreadCountSchema,
  },
  discoverMembers: {
    method: 'GET',
    path: '/api/discovery',
    access: 'member',
    query: discoveryQuerySchema,
    status: 200,
    response: discoveryPageSchema,
  },
  recommendMembers: {
    method: 'GET',
    path: '/api/recommendations',
    access: 'member',
    query: recommendationQuerySchema,
    status: 200,
    response: recommendationsSchema,
  },
  checkHealth: {
    method: 'GET',
    path: '/api/healthz',
    access: 'public',
    status: 200,
    response: health,
  },
  checkReadiness: {
    method: 'GET',
    path: '/api/readyz',
    access: 'public',
    status: 200,
    response: health,
  },
} as const satisfies Record<string, Endpoint>;

/** The names of the calls. */
export type EndpointName = keyof typeof endpoints;
