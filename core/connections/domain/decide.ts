import type { MemberId } from '#core/kernel/ids.ts';
import type { ConnectionChange } from '#core/connections/changes.ts';
import type { ConnectionEvent } from '#core/connections/events.ts';
import { NEW_ID, type Decision, type Versioned } from '#core/kernel/commit.ts';
import { granted, type Result } from '#core/kernel/result.ts';
import type {
  AcceptedConnection,
  Connection,
  ConnectionState,
  NoConnection,
  PendingConnection,
} from './connection.ts';
import type { RemovalCommand } from './allowed-commands.ts';
import { transition, type ConnectionCommand, type TransitionRefusal } from './transition.ts';

type ConnectionDecision = Decision<ConnectionChange, ConnectionEvent>;

/** What a command on a stored connection stores and announces, and the state that it leads to. */
export interface DecidedConnection<State extends ConnectionState> extends ConnectionDecision {
  readonly state: State;
}

/** Decides a request between two who have no connection. */
export function decideRequest(
  state: NoConnection,
  command: Extract<ConnectionCommand, { type: 'request' }>,
): Result<DecidedConnection<PendingConnection>, TransitionRefusal> {
  const requested = transition(state, command);
  if (!requested.ok) return requested;
  return granted({
    state: requested.value,
    changes: [{ type: 'add_connection', connection: requested.value }],
    events: [{ type: 'connection_requested', connectionId: NEW_ID, memberIds: partiesOf(state) }],
  });
}

/** Decides an acceptance of the request of that version. */
export function decideAcceptance(
  { value: connection, version }: Versioned<Connection>,
  command: Extract<ConnectionCommand, { type: 'accept' }>,
): Result<DecidedConnection<AcceptedConnection>, TransitionRefusal> {
  const accepted = transition(connection, command);
  if (!accepted.ok) return accepted;
  const { id } = connection;
  return granted({
    state: accepted.value,
    changes: [{ type: 'replace_connection', id, version, connection: accepted.value }],
    events: [{ type: 'connection_accepted', connectionId: id, memberIds: partiesOf(connection) }],
  });
}

/** Decides to decline, cancel or end the connection of that version. */
export function decideRemoval(
  { value: connection, version }: Versioned<Connection>,
  command: RemovalCommand,
): Result<DecidedConnection<ConnectionState>, TransitionRefusal> {
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
