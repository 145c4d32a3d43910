import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { makeAcceptConnection } from '#core/connections/use-cases/accept-connection.ts';
import { makeCountConnections } from '#core/connections/use-cases/count-connections.ts';
import { makeGetConnection } from '#core/connections/use-cases/get-connection.ts';
import { makeGetConnectionBetween } from '#core/connections/use-cases/get-connection-between.ts';
import { makeListConnections } from '#core/connections/use-cases/list-connections.ts';
import { makeRemoveConnection } from '#core/connections/use-cases/remove-connection.ts';
import { makeRequestConnection } from '#core/connections/use-cases/request-connection.ts';
import { limitConnectionRequests } from '#server/limits/limited-repositories.ts';
import { makeConnectionCalls } from '#server/routes/connections.ts';
import { tokens } from './tokens.ts';

/** What members do with connections. */
export const connectionModule = new ContainerModule(({ bind }) => {
  bindCommands(bind);
  bindQueries(bind);
  bind(tokens.connectionCalls)
    .toResolvedValue(
      (
        listConnections,
        getConnection,
        countConnections,
        getConnectionBetween,
        requestConnection,
        acceptConnection,
        removeConnection,
      ) =>
        makeConnectionCalls({
          listConnections,
          getConnection,
          countConnections,
          getConnectionBetween,
          requestConnection,
          acceptConnection,
          removeConnection,
        }),
      [
        tokens.listConnections,
        tokens.getConnection,
        tokens.countConnections,
        tokens.getConnectionBetween,
        tokens.requestConnection,
        tokens.acceptConnection,
        tokens.removeConnection,
      ],
    )
    .inSingletonScope();
});

function bindCommands(bind: ContainerModuleLoadOptions['bind']): void {
  bind(tokens.requestConnection)
    .toResolvedValue(
      (members, connections, rateLimits, clock, events) => {
        const limited = limitConnectionRequests(connections, rateLimits);
        return makeRequestConnection({ members, connections: limited, clock, events });
      },
      [tokens.members, tokens.connections, tokens.rateLimits, tokens.clock, tokens.events],
    )
    .inSingletonScope();
  bind(tokens.acceptConnection)
    .toResolvedValue(
      (members, connections, clock, events) =>
        makeAcceptConnection({ members, connections, clock, events }),
      [tokens.members, tokens.connections, tokens.clock, tokens.events],
    )
    .inSingletonScope();
  bind(tokens.removeConnection)
    .toResolvedValue(
      (connections, events) => makeRemoveConnection({ connections, events }),
      [tokens.connections, tokens.events],
    )
    .inSingletonScope();
}

function bindQueries(bind: ContainerModuleLoadOptions['bind']): void {
  bind(tokens.listConnections)
    .toResolvedValue((connections) => makeListConnections({ connections }), [tokens.connections])
    .inSingletonScope();
  bind(tokens.getConnection)
    .toResolvedValue(
      (members, connections) => makeGetConnection({ members, connections }),
      [tokens.members, tokens.connections],
    )
    .inSingletonScope();
  bind(tokens.countConnections)
    .toResolvedValue((connections) => makeCountConnections({ connections }), [tokens.connections])
    .inSingletonScope();
  bind(tokens.getConnectionBetween)
    .toResolvedValue(
      (members, connections) => makeGetConnectionBetween({ members, connections }),
      [tokens.members, tokens.connections],
    )
    .inSingletonScope();
}
