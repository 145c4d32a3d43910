import { unreachable } from '#core/kernel/unreachable.ts';
import type { ConnectionState } from './connection.ts';
import { transition, type ConnectionCommand, type ConnectionCommandType } from './transition.ts';

/** Every command there is, in the order in which a screen offers them. */
export const CONNECTION_COMMAND_TYPES = [
  'request',
  'accept',
  'decline',
  'cancel',
  'end',
] as const satisfies readonly ConnectionCommandType[];

/** What the member may do with this state: exactly the commands that `transition` would grant them. */
export function allowedCommands(
  state: ConnectionState,
  actorId: number,
): readonly ConnectionCommandType[] {
  return CONNECTION_COMMAND_TYPES.filter((type) => transition(state, attempt(type, actorId)).ok);
}

/** The command with which the member removes the connection, or `null` when they are no party to it. */
export function removalCommand(
  state: ConnectionState,
  actorId: number,
): Extract<ConnectionCommand, { type: 'decline' | 'cancel' | 'end' }> | null {
  for (const type of ['decline', 'cancel', 'end'] as const) {
    const command = { type, actorId };
    if (transition(state, command).ok) return command;
  }
  return null;
}

/** A command to try the state machine with; when it happens and what bond it names decide nothing. */
function attempt(type: ConnectionCommandType, actorId: number): ConnectionCommand {
  switch (type) {
    case 'request':
      return { type, actorId, relationshipTypeId: null, at: '' };
    case 'accept':
      return { type, actorId, at: '' };
    case 'decline':
    case 'cancel':
    case 'end':
      return { type, actorId };
    default:
      return unreachable(type);
  }
}
