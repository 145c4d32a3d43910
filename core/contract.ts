import { z } from 'zod';
import { loginSchema, registrationSchema } from '#core/accounts/schemas.ts';
import { callAddresses, type CallAddress, type EndpointName } from './call-addresses.ts';
import {
  connectionAcceptanceSchema,
  connectionCountsSchema,
  connectionListQuerySchema,
  connectionRemovalQuerySchema,
  connectionRequestSchema,
  connectionSchema,
  connectionStatusQuerySchema,
} from '#core/connections/schemas.ts';
import {
  discoveryPageSchema,
  discoveryQuerySchema,
  recommendationQuerySchema,
  recommendationsSchema,
} from '#core/discovery/schemas.ts';
import {
  memberListQuerySchema,
  memberSchema,
  profileChangesSchema,
  relationshipTypeSchema,
  selfSchema,
} from '#core/members/schemas.ts';
import {
  messageDraftSchema,
  messageHeadersSchema,
  messageListQuerySchema,
  messageSchema,
  unreadCountSchema,
} from '#core/messaging/schemas.ts';
import { pageErrorSchema } from '#core/site/schemas.ts';
import { resourceSchema } from '#core/resources/schemas.ts';

/** One call of the HTTP contract: where it is, what it takes and what it answers. */
export interface Endpoint extends CallAddress {
  readonly query?: z.ZodType;
  /** The request headers that the call reads, named in lower case. */
  readonly headers?: z.ZodType;
  /** Present where a body is needed; elsewhere one that is sent must be sound JSON, and is ignored. */
  readonly body?: z.ZodType;
  /** The body of success; `z.undefined()` where there is none. */
  readonly response: z.ZodType;
}

const nothing = z.undefined();
const health = z.object({ status: z.literal('ok') });

/** Every call with its schemas: what server and page are built from. */
export const endpoints = {
  register: { ...callAddresses.register, body: registrationSchema, response: selfSchema },
  logIn: { ...callAddresses.logIn, body: loginSchema, response: selfSchema },
  logOut: { ...callAddresses.logOut, response: nothing },
  getCurrentMember: { ...callAddresses.getCurrentMember, response: selfSchema },
  listRelationshipTypes: {
    ...callAddresses.listRelationshipTypes,
    response: z.array(relationshipTypeSchema),
  },
  listResources: { ...callAddresses.listResources, response: z.array(resourceSchema) },
  listMembers: {
    ...callAddresses.listMembers,
    query: memberListQuerySchema,
    response: z.array(memberSchema),
  },
  getMember: { ...callAddresses.getMember, response: z.union([selfSchema, memberSchema]) },
  updateProfile: {
    ...callAddresses.updateProfile,
    body: profileChangesSchema,
    response: selfSchema,
  },
  listConnections: {
    ...callAddresses.listConnections,
    query: connectionListQuerySchema,
    response: z.array(connectionSchema),
  },
  getConnection: { ...callAddresses.getConnection, response: connectionSchema },
  countConnections: { ...callAddresses.countConnections, response: connectionCountsSchema },
  getConnectionStatus: {
    ...callAddresses.getConnectionStatus,
    query: connectionStatusQuerySchema,
    response: connectionSchema.nullable(),
  },
  requestConnection: {
    ...callAddresses.requestConnection,
    body: connectionRequestSchema,
    response: connectionSchema,
  },
  acceptConnection: {
    ...callAddresses.acceptConnection,
    body: connectionAcceptanceSchema,
    response: connectionSchema,
  },
  removeConnection: {
    ...callAddresses.removeConnection,
    query: connectionRemovalQuerySchema,
    response: nothing,
  },
  listMessages: {
    ...callAddresses.listMessages,
    query: messageListQuerySchema,
    response: z.array(messageSchema),
  },
  sendMessage: {
    ...callAddresses.sendMessage,
    headers: messageHeadersSchema,
    body: messageDraftSchema,
    response: messageSchema,
  },
  markMessageAsRead: { ...callAddresses.markMessageAsRead, response: messageSchema },
  countUnreadMessages: { ...callAddresses.countUnreadMessages, response: unreadCountSchema },
  discoverMembers: {
    ...callAddresses.discoverMembers,
    query: discoveryQuerySchema,
    response: discoveryPageSchema,
  },
  recommendMembers: {
    ...callAddresses.recommendMembers,
    query: recommendationQuerySchema,
    response: recommendationsSchema,
  },
  reportPageError: {
    ...callAddresses.reportPageError,
    body: pageErrorSchema,
    response: nothing,
  },
  checkHealth: { ...callAddresses.checkHealth, response: health },
  checkReadiness: { ...callAddresses.checkReadiness, response: health },
} as const satisfies Record<EndpointName, Endpoint>;
