import type { MemberId } from '#core/kernel/ids.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import type { ConnectionRefusal } from '#core/connections/refusals.ts';
import type { DeclineSentence } from '#core/safety/domain/decline-answer.ts';
import type { BondSide } from '#core/members/domain/bond-sides.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { checkAskedSide } from './asked-side.ts';
import {
  checkPair,
  noConnection,
  otherParty,
  type AcceptedConnection,
  type ConnectionState,
  type NoConnection,
  type PendingConnection,
} from './connection.ts';

/** What a member may do about a connection with another; `actorId` is who does it. */
export type ConnectionCommand =
  | {
      readonly type: 'request';
      readonly actorId: MemberId;
      readonly relationshipTypeId: number | null;
      readonly side: BondSide | null;
      readonly note: string | null;
      readonly at: string;
    }
  | { readonly type: 'accept'; readonly actorId: MemberId; readonly at: string }
  | {
      readonly type: 'decline';
      readonly actorId: MemberId;
      /** A kind sentence for the one who asked, if there is one. */
      readonly answer?: DeclineSentence | null;
    }
  | { readonly type: 'cancel'; readonly actorId: MemberId }
  | { readonly type: 'end'; readonly actorId: MemberId };

export type ConnectionCommandType = ConnectionCommand['type'];

export type TransitionRefusal =
  | RefusalOf<'invalid_input'>
  | NotFound<'connection'>
  | RefusalOf<'forbidden'>
  | ConnectionRefusal;

type Transition<State> = Result<State, TransitionRefusal>;
type CommandOf<Type extends ConnectionCommandType> = Extract<ConnectionCommand, { type: Type }>;

const NOT_FOUND = { code: 'not_found', subject: 'connection' } as const;

/**
 * The connection state machine (specification §4): the state after the command, or why it is refused.
 * The first asks, the second accepts or declines, the first may cancel, and either ends what was
 * accepted. For anyone else there is nothing here.
 */
export function transition(
  state: ConnectionState,
  command: CommandOf<'request'>,
): Transition<PendingConnection>;
export function transition(
  state: ConnectionState,
  command: CommandOf<'accept'>,
): Transition<AcceptedConnection>;
export function transition(
  state: ConnectionState,
  command: ConnectionCommand,
): Transition<ConnectionState>;
export function transition(
  state: ConnectionState,
  command: ConnectionCommand,
): Transition<ConnectionState> {
  if (otherParty(state, command.actorId) === null) return refused(NOT_FOUND);
  switch (command.type) {
    case 'request':
      return request(state, command);
    case 'accept':
      return accept(state, command);
    case 'decline':
    case 'cancel':
      return withdraw(state, command);
    case 'end':
      return end(state);
    default:
      return unreachable(command);
  }
}

function request(
  state: ConnectionState,
  command: CommandOf<'request'>,
): Transition<PendingConnection> {
  const fault = checkPair(state);
  if (fault !== null) {
    return refused({ code: 'invalid_input', errors: [{ path: 'recipientId', fault }] });
  }
  const sideFault = checkAskedSide(command);
  if (sideFault !== null) {
    return refused({ code: 'invalid_input', errors: [{ path: 'side', fault: sideFault }] });
  }
  if (state.status !== 'none') return refused({ code: 'already_connected' });
  if (command.actorId !== state.requesterId) return refused({ code: 'forbidden' });
  const { requesterId, recipientId } = state;
  const { relationshipTypeId, side, note, at } = command;
  return granted({
    status: 'pending',
    requesterId,
    recipientId,
    relationshipTypeId,
    side,
    note,
    createdAt: at,
    acceptedAt: null,
  });
}

function accept(
  state: ConnectionState,
  command: CommandOf<'accept'>,
): Transition<AcceptedConnection> {
  if (state.status === 'none') return refused(NOT_FOUND);
  if (command.actorId !== state.recipientId) return refused({ code: 'forbidden' });
  if (state.status === 'accepted') return refused({ code: 'already_accepted' });
  return granted({ ...state, status: 'accepted', acceptedAt: command.at });
}

function withdraw(
  state: ConnectionState,
  command: CommandOf<'decline' | 'cancel'>,
): Transition<NoConnection> {
  if (state.status === 'none') return refused(NOT_FOUND);
  const entitled = command.type === 'decline' ? state.recipientId : state.requesterId;
  if (command.actorId !== entitled) return refused({ code: 'forbidden' });
  if (state.status === 'accepted') return refused({ code: 'already_accepted' });
  return granted(noConnection(state));
}

function end(state: ConnectionState): Transition<NoConnection> {
  if (state.status === 'none') return refused(NOT_FOUND);
  return state.status === 'accepted'
    ? granted(noConnection(state))
    : refused({ code: 'not_accepted' });
}
