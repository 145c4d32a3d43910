import type { MemberId } from '#core/kernel/ids.ts';
import type { DeclineSentence } from '#core/safety/domain/decline-answer.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { otherParty, type ConnectionState, type Pair } from './connection.ts';
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
  actorId: MemberId,
): readonly ConnectionCommandType[] {
  // When it happens, what bond and side it names and what it says decide nothing.
  const attempt = { actorId, relationshipTypeId: null, side: null, note: null, at: '' };
  return CONNECTION_COMMAND_TYPES.filter((type) => transition(state, { type, ...attempt }).ok);
}

/** The commands after which nothing is left between the two. */
export type RemovalCommand = Extract<ConnectionCommand, { type: 'decline' | 'cancel' | 'end' }>;

/**
 * What a member means who removes the connection that they see with this status, or `null` when they
 * see none. An answer belongs to a request that they decline. Whether they may is for `transition` to say.
 */
export function removalCommand(
  seen: Pair & Pick<ConnectionState, 'status'>,
  actorId: MemberId,
  answer: DeclineSentence | null = null,
): RemovalCommand | null {
  if (otherParty(seen, actorId) === null) return null;
  switch (seen.status) {
    case 'none':
      return null;
    case 'pending':
      return actorId === seen.recipientId
        ? { type: 'decline', actorId, answer }
        : { type: 'cancel', actorId };
    case 'accepted':
      return { type: 'end', actorId };
    default:
      return unreachable(seen.status);
  }
}
