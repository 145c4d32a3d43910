import { ContainerModule } from 'inversify';
import { parsePassword } from '#core/accounts/domain/password-rules.ts';
import { makeLogIn } from '#core/accounts/use-cases/log-in.ts';
import { makeLogOut } from '#core/accounts/use-cases/log-out.ts';
import { makeRegister } from '#core/accounts/use-cases/register.ts';
import { makeRemoveExpiredSessions } from '#core/accounts/use-cases/remove-expired-sessions.ts';
import { makeResolveSession } from '#core/accounts/use-cases/resolve-session.ts';
import { makeAcceptConnection } from '#core/connections/use-cases/accept-connection.ts';
import { makeCountConnections } from '#core/connections/use-cases/count-connections.ts';
import { makeGetConnectionBetween } from '#core/connections/use-cases/get-connection-between.ts';
import { makeGetConnection } from '#core/connections/use-cases/get-connection.ts';
import { makeListConnections } from '#core/connections/use-cases/list-connections.ts';
import { makeRemoveConnection } from '#core/connections/use-cases/remove-connection.ts';
import { makeRequestConnection } from '#core/connections/use-cases/request-connection.ts';
import { parseKnown } from '#core/kernel/parser.ts';
import { makeDiscoverMembers } from '#core/discovery/use-cases/discover-members.ts';
import { makeRecommendMembers } from '#core/discovery/use-cases/recommend-members.ts';
import { makeGetMember } from '#core/members/use-cases/get-member.ts';
import { makeListMembers } from '#core/members/use-cases/list-members.ts';
import { makeUpdateProfile } from '#core/members/use-cases/update-profile.ts';
import { makeListMessages } from '#core/messaging/use-cases/list-messages.ts';
import { makeMarkMessageAsRead } from '#core/messaging/use-cases/mark-message-as-read.ts';
import { makeSendMessage } from '#core/messaging/use-cases/send-message.ts';
import { makeAccountCalls } from '#server/routes/accounts.ts';
import { makeConnectionCalls } from '#server/routes/connections.ts';
import { makeDiscoveryCalls } from '#server/routes/discovery.ts';
import { makeMemberCalls } from '#server/routes/members.ts';
import { makeMessagingCalls } from '#server/routes/messaging.ts';
import { makeSiteCalls } from '#server/routes/site.ts';
import { tokens } from './tokens.ts';

/** What visitors do to become members, and members to come in. */
const accounts = new ContainerModule(({ bind }) => {
  bind(tokens.accounts)
    .toResolvedValue(
      async (
        { members, sessions },
        commit,
        passwordHasher,
        sessionTokens,
        clock,
        reportFailure,
      ) => {
        const decoyHash = await passwordHasher.hash(
          parseKnown(parsePassword, sessionTokens.create()),
        );
        const foundation = { members, sessions, commit, passwordHasher, sessionTokens, clock };
        const deps = { ...foundation, reportFailure, decoyHash };
        return {
          register: makeRegister(deps),
          logIn: makeLogIn(deps),
          logOut: makeLogOut(deps),
          resolveSession: makeResolveSession(deps),
          removeExpiredSessions: makeRemoveExpiredSessions(deps),
        };
      },
      [
        tokens.storage,
        tokens.commit,
        tokens.passwordHasher,
        tokens.sessionTokens,
        tokens.clock,
        tokens.reportFailure,
      ],
    )
    .inSingletonScope();
});

/** What members do with members: reading and changing them. */
const members = new ContainerModule(({ bind }) => {
  bind(tokens.members)
    .toResolvedValue(
      (storage, commit, clock) => ({
        getMember: makeGetMember(storage),
        listMembers: makeListMembers(storage),
        updateProfile: makeUpdateProfile({ ...storage, commit, clock }),
      }),
      [tokens.storage, tokens.commit, tokens.clock],
    )
    .inSingletonScope();
});

/** What members do with connections. */
const connections = new ContainerModule(({ bind }) => {
  bind(tokens.connections)
    .toResolvedValue(
      (storage, commit, limiter, clock) => {
        const deps = { ...storage, commit, limiter, clock };
        return {
          listConnections: makeListConnections(deps),
          getConnection: makeGetConnection(deps),
          countConnections: makeCountConnections(deps),
          getConnectionBetween: makeGetConnectionBetween(deps),
          requestConnection: makeRequestConnection(deps),
          acceptConnection: makeAcceptConnection(deps),
          removeConnection: makeRemoveConnection(deps),
        };
      },
      [tokens.storage, tokens.commit, tokens.limiter, tokens.clock],
    )
    .inSingletonScope();
});

/** What members do with messages. */
const messaging = new ContainerModule(({ bind }) => {
  bind(tokens.messaging)
    .toResolvedValue(
      (storage, commit, limiter, clock) => {
        const deps = { ...storage, commit, limiter, clock };
        return {
          listMessages: makeListMessages(deps),
          sendMessage: makeSendMessage(deps),
          markMessageAsRead: makeMarkMessageAsRead(deps),
          messages: storage.messages,
        };
      },
      [tokens.storage, tokens.commit, tokens.limiter, tokens.clock],
    )
    .inSingletonScope();
});

/** How members find members. */
const discovery = new ContainerModule(({ bind }) => {
  bind(tokens.discovery)
    .toResolvedValue(
      (storage) => ({
        discoverMembers: makeDiscoverMembers(storage),
        recommendMembers: makeRecommendMembers(storage),
      }),
      [tokens.storage],
    )
    .inSingletonScope();
});

/** The work behind every call. */
const calls = new ContainerModule(({ bind }) => {
  bind(tokens.apiCalls)
    .toResolvedValue(
      (account, member, connection, message, search, storage, readiness, rateLimits, logger) => ({
        ...makeAccountCalls({ ...account, members: storage.members, rateLimits }),
        ...makeMemberCalls(member),
        ...makeConnectionCalls(connection),
        ...makeMessagingCalls(message),
        ...makeDiscoveryCalls(search),
        ...makeSiteCalls({ storage, readiness, rateLimits, logger }),
      }),
      [
        tokens.accounts,
        tokens.members,
        tokens.connections,
        tokens.messaging,
        tokens.discovery,
        tokens.storage,
        tokens.readiness,
        tokens.rateLimits,
        tokens.logger,
      ],
    )
    .inSingletonScope();
});

/** One token a context, and the calls that they answer together. */
export const contextModules = [accounts, members, connections, messaging, discovery, calls];
