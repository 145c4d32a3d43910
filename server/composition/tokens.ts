import type { ServiceIdentifier } from 'inversify';
import type { Logger } from 'pino';
import type { AcceptConnection } from '#core/connections/use-cases/accept-connection.ts';
import type { CountConnections } from '#core/connections/use-cases/count-connections.ts';
import type { DiscoverMembers } from '#core/discovery/use-cases/discover-members.ts';
import type { GetConnection } from '#core/connections/use-cases/get-connection.ts';
import type { GetConnectionBetween } from '#core/connections/use-cases/get-connection-between.ts';
import type { GetMember } from '#core/members/use-cases/get-member.ts';
import type { ListConnections } from '#core/connections/use-cases/list-connections.ts';
import type { ListMembers } from '#core/members/use-cases/list-members.ts';
import type { ListMessages } from '#core/messaging/use-cases/list-messages.ts';
import type { LogIn } from '#core/accounts/use-cases/log-in.ts';
import type { LogOut } from '#core/accounts/use-cases/log-out.ts';
import type { MarkMessageAsRead } from '#core/messaging/use-cases/mark-message-as-read.ts';
import type { RecommendMembers } from '#core/discovery/use-cases/recommend-members.ts';
import type { Register } from '#core/accounts/use-cases/register.ts';
import type { RemoveConnection } from '#core/connections/use-cases/remove-connection.ts';
import type { RemoveExpiredSessions } from '#core/accounts/use-cases/remove-expired-sessions.ts';
import type { RequestConnection } from '#core/connections/use-cases/request-connection.ts';
import type { ResolveSession } from '#core/accounts/use-cases/resolve-session.ts';
import type { SendMessage } from '#core/messaging/use-cases/send-message.ts';
import type { UpdateProfile } from '#core/members/use-cases/update-profile.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { ConnectionRepository } from '#core/connections/connection-repository.ts';
import type { EventBus } from '#core/kernel/event-bus.ts';
import type { MemberDirectory } from '#core/discovery/member-directory.ts';
import type { MemberRepository } from '#core/members/member-repository.ts';
import type { MessageRepository } from '#core/messaging/message-repository.ts';
import type { PasswordHasher } from '#core/accounts/password-hasher.ts';
import type { SessionRepository } from '#core/accounts/session-repository.ts';
import type { SessionTokens } from '#core/accounts/session-tokens.ts';
import type { Storage } from '#core/storage.ts';
import type { ApiCalls } from '#server/http/call.ts';
import type { makeAuthenticationCalls } from '#server/routes/accounts.ts';
import type { makeConnectionCalls } from '#server/routes/connections.ts';
import type { makeMemberCalls } from '#server/routes/members.ts';
import type { makeMessageCalls } from '#server/routes/messaging.ts';
import type { makePageErrorCalls } from '#server/routes/page-errors.ts';
import type { makePublicCalls } from '#server/routes/site.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import type { Readiness } from '#server/readiness.ts';

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
  getConnection: token<GetConnection>('GetConnection'),
  countConnections: token<CountConnections>('CountConnections'),
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
