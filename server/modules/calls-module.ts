import { ContainerModule } from 'inversify';
import { makeAuthenticationCalls } from '../http/calls/authentication-calls.ts';
import { makeConnectionCalls } from '../http/calls/connection-calls.ts';
import { makeMemberCalls } from '../http/calls/member-calls.ts';
import { makeMessageCalls } from '../http/calls/message-calls.ts';
import { makePublicCalls } from '../http/calls/public-calls.ts';
import { tokens } from '../tokens.ts';

/** The work behind every endpoint of the HTTP contract. */
export const callsModule = new ContainerModule(({ bind }) => {
  bind(tokens.authenticationCalls)
    .toResolvedValue(
      (register, logIn, logOut, members, rateLimits) =>
        makeAuthenticationCalls({ register, logIn, logOut, members, rateLimits }),
      [tokens.register, tokens.logIn, tokens.logOut, tokens.members, tokens.rateLimits],
    )
    .inSingletonScope();
  bind(tokens.memberCalls)
    .toResolvedValue(
      (listMembers, getMember, updateProfile, discoverMembers, recommendMembers) =>
        makeMemberCalls({
          listMembers,
          getMember,
          updateProfile,
          discoverMembers,
          recommendMembers,
        }),
      [
        tokens.listMembers,
        tokens.getMember,
        tokens.updateProfile,
        tokens.discoverMembers,
        tokens.recommendMembers,
      ],
    )
    .inSingletonScope();
  bind(tokens.connectionCalls)
    .toResolvedValue(
      (
        listConnections,
        getConnectionBetween,
        requestConnection,
        acceptConnection,
        removeConnection,
      ) =>
        makeConnectionCalls({
          listConnections,
          getConnectionBetween,
          requestConnection,
          acceptConnection,
          removeConnection,
        }),
      [
        tokens.listConnections,
        tokens.getConnectionBetween,
        tokens.requestConnection,
        tokens.acceptConnection,
        tokens.removeConnection,
      ],
    )
    .inSingletonScope();
  bind(tokens.messageCalls)
    .toResolvedValue(
      (listMessages, sendMessage, markMessageAsRead, messages) =>
        makeMessageCalls({ listMessages, sendMessage, markMessageAsRead, messages }),
      [tokens.listMessages, tokens.sendMessage, tokens.markMessageAsRead, tokens.messages],
    )
    .inSingletonScope();
  bind(tokens.publicCalls)
    .toResolvedValue(
      (storage, readiness) => makePublicCalls({ storage, readiness }),
      [tokens.storage, tokens.readiness],
    )
    .inSingletonScope();
  bind(tokens.apiCalls)
    .toResolvedValue(
      (authenticationCalls, memberCalls, connectionCalls, messageCalls, publicCalls) => ({
        ...authenticationCalls,
        ...memberCalls,
        ...connectionCalls,
        ...messageCalls,
        ...publicCalls,
      }),
      [
        tokens.authenticationCalls,
        tokens.memberCalls,
        tokens.connectionCalls,
        tokens.messageCalls,
        tokens.publicCalls,
      ],
    )
    .inSingletonScope();
});
