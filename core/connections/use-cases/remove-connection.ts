import { removalCommand } from '#core/connections/domain/allowed-commands.ts';
import type { ConnectionStatus } from '#core/connections/domain/connection.ts';
import { transition, type ConnectionRefusal } from '#core/connections/domain/transition.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { ConnectionRepository } from '#core/connections/connection-repository.ts';
import type { EventBus } from '#core/kernel/event-bus.ts';
import { changeConnection } from './change-connection.ts';

export type RemoveConnection = (input: {
  readonly callerId: number;
  readonly id: number;
  /** The status that the caller has seen; `null` removes the connection whatever its status is. */
  readonly seen: ConnectionStatus | null;
}) => Promise<Result<null, ConnectionRefusal>>;

/**
 * Declines or cancels the request, or ends the connection with its messages, whichever the caller has
 * seen. A request that has been accepted since stays, and so does one that was never accepted.
 */
export function makeRemoveConnection(deps: {
  readonly connections: ConnectionRepository;
  readonly events: EventBus;
}): RemoveConnection {
  return async ({ callerId, id, seen }) => {
    const actor = { id, actorId: callerId };
    const removed = await changeConnection(deps.connections, actor, (connection) => {
      const expected = { ...connection, status: seen ?? connection.status };
      const command = removalCommand(expected, callerId);
      return command
        ? transition(connection, command)
        : refused({ code: 'not_found', subject: 'connection' });
    });
    if (!removed.ok) {
      // There is no accepted connection here to end.
      return removed.refusal.code === 'not_accepted'
        ? refused({ code: 'not_found', subject: 'connection' })
        : removed;
    }
    const { userId1, userId2 } = removed.value;
    deps.events.announce({
      type: 'connection_removed',
      connectionId: id,
      memberIds: [userId1, userId2],
    });
    return granted(null);
  };
}
