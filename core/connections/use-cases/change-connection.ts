import type { Connection, ConnectionState } from '#core/connections/domain/connection.ts';
import type { ConnectionRefusal } from '#core/connections/domain/transition.ts';
import { refused, type Result } from '#core/kernel/result.ts';
import type { ConnectionRepository } from '#core/connections/connection-repository.ts';

/**
 * Decides what the actor wants of the connection as it is stored and writes the outcome. When somebody
 * else changes the connection in between, nothing is written and it decides again on what is stored
 * then; as a connection only moves forward, from pending to accepted to gone, that ends.
 */
export async function changeConnection<State extends ConnectionState>(
  connections: ConnectionRepository,
  { id, actorId }: { readonly id: number; readonly actorId: number },
  decide: (connection: Connection) => Result<State, ConnectionRefusal>,
): Promise<Result<State, ConnectionRefusal>> {
  const connection = await connections.findById(id);
  if (connection === null) return refused({ code: 'not_found', subject: 'connection' });
  const outcome = decide(connection);
  if (!outcome.ok) return outcome;
  const written = await connections.replace(connection, outcome.value, actorId);
  return written ? outcome : changeConnection(connections, { id, actorId }, decide);
}
