import type { MemberId } from '#core/kernel/ids.ts';
import type { ConnectionChange } from '#core/connections/changes.ts';
import type { ConnectionEvent } from '#core/connections/events.ts';
import { NEW_ID, type Decision, type Versioned } from '#core/kernel/commit.ts';
import { granted, type Result } from '#core/kernel/result.ts';
import type { Connection, ConnectionState, KeptConnection, NoConnection } from './connection.ts';
import type { RemovalCommand } from './allowed-commands.ts';
import { transition, type ConnectionCommand, type TransitionRefusal } from './transition.ts';

type ConnectionDecision = Decision<ConnectionChange, ConnectionEvent>;

/** What a command stores and announces, and the connection that it leads to. */
export interface DecidedConnection<Kept extends KeptConnection> extends ConnectionDecision {
  readonly connection: Kept;
}

/** Decides a request between two who have no connection. */
export function decideRequest(
  state: NoConnection,
  command: Extract<ConnectionCommand, { type: 'request' }>,
): Result<DecidedConnection<KeptConnection>, TransitionRefusal> {
  const requested = transition(state, command);
  if (!requested.ok) return requested;
  const connection: KeptConnection = requested.value;
  return granted({
    connection,
    changes: [{ type: 'add_connection', connection }],
    events: [{ type: 'connection_requested', connectionId: NEW_ID, memberIds: partiesOf(state) }],
  });
}

/** Decides an acceptance of the request of that version; what is kept beside the state stays. */
export function decideAcceptance(
  { value: request, version }: Versioned<Connection>,
  command: Extract<ConnectionCommand, { type: 'accept' }>,
): Result<DecidedConnection<Connection>, TransitionRefusal> {
  const accepted = transition(request, command);
  if (!accepted.ok) return accepted;
  const connection = { ...request, ...accepted.value };
  const { id } = connection;
  return granted({
    connection,
    changes: [{ type: 'replace_connection', id, version, connection }],
    events: [{ type: 'connection_accepted', connectionId: id, memberIds: partiesOf(connection) }],
  });
}

/** Decides to decline, cancel or end the connection of that version. */
export function decideRemoval(
  { value: connection, version }: Versioned<Connection>,
  command: RemovalCommand,
): Result<ConnectionDecision & { readonly state: ConnectionState }, TransitionRefusal> {
  const removed = transition(connection, command);
  if (!removed.ok) return removed;
  const { id } = connection;
  return granted({
    state: removed.value,
    changes: [{ type: 'remove_connection', id, version }],
    events: [{ type: 'connection_removed', connectionId: id, memberIds: partiesOf(connection) }],
  });
}

function partiesOf({ requesterId, recipientId }: ConnectionState): readonly MemberId[] {
  return [requesterId, recipientId];
}
