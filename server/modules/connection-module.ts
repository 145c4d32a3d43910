import { ContainerModule } from 'inversify';
import { makeAcceptConnection } from '#core/application/accept-connection.ts';
import { makeGetConnectionBetween } from '#core/application/get-connection-between.ts';
import { makeListConnections } from '#core/application/list-connections.ts';
import { makeRemoveConnection } from '#core/application/remove-connection.ts';
import { makeRequestConnection } from '#core/application/request-connection.ts';
import { limitConnectionRequests } from '../limits/limited-repositories.ts';
import { makeConnectionCalls } from '../http/calls/connection-calls.ts';
import { tokens } from '../tokens.ts';

/** What members do with connections. */
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
});
