import type { ServiceIdentifier } from 'inversify';
import type { Logger } from 'pino';
import type { AcceptConnection } from '#core/application/accept-connection.ts';
import type { DiscoverMembers } from '#core/application/discover-members.ts';
import type { GetConnectionBetween } from '#core/application/get-connection-between.ts';
import type { GetMember } from '#core/application/get-member.ts';
import type { ListConnections } from '#core/application/list-connections.ts';
import type { ListMembers } from '#core/application/list-members.ts';
import type { ListMessages } from '#core/application/list-messages.ts';
import type { LogIn } from '#core/application/log-in.ts';
import type { LogOut } from '#core/application/log-out.ts';
import type { MarkMessageAsRead } from '#core/application/mark-message-as-read.ts';
import type { RecommendMembers } from '#core/application/recommend-members.ts';
import type { Register } from '#core/application/register.ts';
import type { RemoveConnection } from '#core/application/remove-connection.ts';
import type { RemoveExpiredSessions } from '#core/application/remove-expired-sessions.ts';
import type { RequestConnection } from '#core/application/request-connection.ts';
import type { ResolveSession } from '#core/application/resolve-session.ts';
import type { SendMessage } from '#core/application/send-message.ts';
import type { UpdateProfile } from '#core/application/update-profile.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { ConnectionRepository } from '#core/ports/connection-repository.ts';
import type { EventBus } from '#core/ports/event-bus.ts';
import type { MemberDirectory } from '#core/ports/member-directory.ts';
import type { MemberRepository } from '#core/ports/member-repository.ts';
import type { MessageRepository } from '#core/ports/message-repository.ts';
import type { PasswordHasher } from '#core/ports/password-hasher.ts';
import type { SessionRepository } from '#core/ports/session-repository.ts';
import type { SessionTokens } from '#core/ports/session-tokens.ts';
import type { Storage } from '#core/ports/storage.ts';
import type { ApiCalls } from './http/call.ts';
import type { makeAuthenticationCalls } from './http/calls/authentication-calls.ts';
import type { makeConnectionCalls } from './http/calls/connection-calls.ts';
import type { makeMemberCalls } from './http/calls/member-calls.ts';
import type { makeMessageCalls } from './http/calls/message-calls.ts';
import type { makePageErrorCalls } from './http/calls/page-error-calls.ts';
import type { makePublicCalls } from './http/calls/public-calls.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import type { Readiness } from './readiness.ts';

function token<Service>(name: string): ServiceIdentifier<Service> {
  return Symbol(name);
}

/** What the container can be asked for, and of what type it is. */
export const tokens = {
  clock: token<Clock>('Clock'),
  passwordHasher: token<PasswordHasher>('PasswordHasher'),
  sessionTokens: token<SessionTokens>('SessionTokens'),
  decoyHash: token<string>('decoy hash'),

  storage: token<Storage>('Storage'),
  members: token<MemberRepository>('MemberRepository'),
  directory: token<MemberDirectory>('MemberDirectory'),
  connections: token<ConnectionRepository>('ConnectionRepository'),
  messages: token<MessageRepository>('MessageRepository'),
  sessions: token<SessionRepository>('SessionRepository'),
  events: token<EventBus>('EventBus'),

  logger: token<Logger>('Logger'),
  readiness: token<Readiness>('Readiness'),
  rateLimits: token<RateLimits>('RateLimits'),

  register: token<Register>('Register'),
  logIn: token<LogIn>('LogIn'),
  logOut: token<LogOut>('LogOut'),
  resolveSession: token<ResolveSession>('ResolveSession'),
  removeExpiredSessions: token<RemoveExpiredSessions>('RemoveExpiredSessions'),
  getMember: token<GetMember>('GetMember'),
  listMembers: token<ListMembers>('ListMembers'),
  updateProfile: token<UpdateProfile>('UpdateProfile'),
  discoverMembers: token<DiscoverMembers>('DiscoverMembers'),
  recommendMembers: token<RecommendMembers>('RecommendMembers'),
  requestConnection: token<RequestConnection>('RequestConnection'),
  acceptConnection: token<AcceptConnection>('AcceptConnection'),
  removeConnection: token<RemoveConnection>('RemoveConnection'),
  listConnections: token<ListConnections>('ListConnections'),
  getConnectionBetween: token<GetConnectionBetween>('GetConnectionBetween'),
  listMessages: token<ListMessages>('ListMessages'),
  sendMessage: token<SendMessage>('SendMessage'),
  markMessageAsRead: token<MarkMessageAsRead>('MarkMessageAsRead'),

  authenticationCalls: token<ReturnType<typeof makeAuthenticationCalls>>('authentication calls'),
  memberCalls: token<ReturnType<typeof makeMemberCalls>>('member calls'),
  connectionCalls: token<ReturnType<typeof makeConnectionCalls>>('connection calls'),
  messageCalls: token<ReturnType<typeof makeMessageCalls>>('message calls'),
  pageErrorCalls: token<ReturnType<typeof makePageErrorCalls>>('page error calls'),
  publicCalls: token<ReturnType<typeof makePublicCalls>>('public calls'),
  apiCalls: token<ApiCalls>('ApiCalls'),
};
