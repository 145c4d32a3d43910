import { ContainerModule } from 'inversify';
import { makeAcceptConnection } from '#core/application/accept-connection.ts';
import { makeGetConnectionBetween } from '#core/application/get-connection-between.ts';
import { makeListConnections } from '#core/application/list-connections.ts';
import { makeListMessages } from '#core/application/list-messages.ts';
import { makeMarkMessageAsRead } from '#core/application/mark-message-as-read.ts';
import { makeRemoveConnection } from '#core/application/remove-connection.ts';
import { makeRequestConnection } from '#core/application/request-connection.ts';
import { makeSendMessage } from '#core/application/send-message.ts';
import { limitConnectionRequests, limitMessages } from '../limits/limited-repositories.ts';
import { tokens } from '../tokens.ts';

/** The use cases of connections and of the messages in them. */
export const connectionModule = new ContainerModule(({ bind }) => {
  bind(tokens.requestConnection)
    .toResolvedValue(
      (members, connections, rateLimits, clock) =>
        makeRequestConnection({
          members,
          connections: limitConnectionRequests(connections, rateLimits),
          clock,
        }),
      [tokens.members, tokens.connections, tokens.rateLimits, tokens.clock],
    )
    .inSingletonScope();
  bind(tokens.acceptConnection)
    .toResolvedValue(
      (members, connections, clock) => makeAcceptConnection({ members, connections, clock }),
      [tokens.members, tokens.connections, tokens.clock],
    )
    .inSingletonScope();
  bind(tokens.removeConnection)
    .toResolvedValue((connections) => makeRemoveConnection({ connections }), [tokens.connections])
    .inSingletonScope();
  bind(tokens.listConnections)
    .toResolvedValue((connections) => makeListConnections({ connections }), [tokens.connections])
    .inSingletonScope();
  bind(tokens.getConnectionBetween)
    .toResolvedValue(
      (members, connections) => makeGetConnectionBetween({ members, connections }),
      [tokens.members, tokens.connections],
    )
    .inSingletonScope();
  bind(tokens.listMessages)
    .toResolvedValue(
      (connections, messages) => makeListMessages({ connections, messages }),
      [tokens.connections, tokens.messages],
    )
    .inSingletonScope();
  bind(tokens.sendMessage)
    .toResolvedValue(
      (connections, messages, rateLimits, clock) =>
        makeSendMessage({ connections, messages: limitMessages(messages, rateLimits), clock }),
      [tokens.connections, tokens.messages, tokens.rateLimits, tokens.clock],
    )
    .inSingletonScope();
  bind(tokens.markMessageAsRead)
    .toResolvedValue((messages) => makeMarkMessageAsRead({ messages }), [tokens.messages])
    .inSingletonScope();
});
