import type { Connection, ConnectionState } from '#core/connections/domain/connection.ts';
import {
  transition,
  type ConnectionCommand,
  type ConnectionRefusal,
} from '#core/connections/domain/transition.ts';
import { refused, type Result } from '#core/kernel/result.ts';
import type { ConnectionRepository } from '#core/connections/connection-repository.ts';

/**
 * Decides a command on the connection as it stands and writes the outcome. When somebody else changes
 * the connection in between, nothing is written and the caller's command is decided again on what
 * stands then; as a connection only moves forward, from pending to accepted to gone, that ends.
 */
export async function changeConnection(
  connections: ConnectionRepository,
  id: number,
  chooseCommand: (connection: Connection) => ConnectionCommand | null,
): Promise<Result<ConnectionState, ConnectionRefusal>> {
  const connection = await connections.findById(id);
  const command = connection && chooseCommand(connection);
  if (!connection || !command) return refused({ code: 'not_found', subject: 'connection' });
  const outcome = transition(connection, command);
  if (!outcome.ok) return outcome;
  const written = await connections.replace(connection, outcome.value, command.actorId);
  return written ? outcome : changeConnection(connections, id, chooseCommand);
}
