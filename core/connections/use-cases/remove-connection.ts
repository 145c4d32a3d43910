import { removalCommand } from '#core/connections/domain/allowed-commands.ts';
import type { ConnectionRefusal } from '#core/connections/domain/transition.ts';
import { granted, type Result } from '#core/kernel/result.ts';
import type { ConnectionRepository } from '#core/connections/connection-repository.ts';
import type { EventBus } from '#core/kernel/event-bus.ts';
import { changeConnection } from './change-connection.ts';

export type RemoveConnection = (input: {
  readonly callerId: number;
  readonly id: number;
}) => Promise<Result<null, ConnectionRefusal>>;

/** Declines, cancels or ends the connection, whichever is the caller's to do; its messages go with it. */
export function makeRemoveConnection(deps: {
  readonly connections: ConnectionRepository;
  readonly events: EventBus;
}): RemoveConnection {
  return async ({ callerId, id }) => {
    const removed = await changeConnection(deps.connections, id, (connection) =>
      removalCommand(connection, callerId),
    );
    if (!removed.ok) return removed;
    const { userId1, userId2 } = removed.value;
    deps.events.announce({
      type: 'connection_removed',
      connectionId: id,
      memberIds: [userId1, userId2],
    });
    return granted(null);
  };
}
