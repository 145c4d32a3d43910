import type { MemberId } from '#core/kernel/ids.ts';
import type { ConnectionChange } from '#core/connections/changes.ts';
import type { ConnectionEvent } from '#core/connections/events.ts';
import { NEW_ID, type Decision, type Versioned } from '#core/kernel/commit.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { SafetyChange } from '#core/safety/changes.ts';
import {
  hasAskedBefore,
  sideOf,
  withoutAnswers,
  withoutDecline,
  type DeclinedRequest,
  type PairHistory,
  type Side,
} from '#core/safety/domain/pair-history.ts';
import type { AskingRefusal } from '#core/members/refusals.ts';
import type { DeclineAnswer } from '#core/safety/domain/decline-answer.ts';
import type { SafetyRefusal } from '#core/safety/refusals.ts';
import type {
  Connection,
  ConnectionState,
  KeptConnection,
  NoConnection,
  Pair,
  PendingConnection,
} from './connection.ts';
import { MOST_OPEN_REQUESTS, MOST_RECEIVED_REQUESTS } from './request-limit.ts';
import { openSince } from './resting-request.ts';
import { restAfter } from './rest-after.ts';
import { sealingAfter } from './sealing.ts';
import type { RemovalCommand } from './allowed-commands.ts';
import { transition, type ConnectionCommand, type TransitionRefusal } from './transition.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';

type ConnectionDecision = Decision<ConnectionChange | SafetyChange, ConnectionEvent>;

/** What a command stores and announces, and the connection that it leads to. */
export interface DecidedConnection<Kept extends KeptConnection> extends ConnectionDecision {
  readonly connection: Kept;
}

/** What decides whether a request may be sent, beside the state between the two. */
export interface RequestCircumstances {
  /** What has gone before between the two. */
  readonly history: Versioned<PairHistory>;
  /** How many requests of the requester wait for an answer already. */
  readonly openRequests: number;
}

/** The same, and a request between the two that nobody has answered in time. */
interface NewRequestCircumstances extends RequestCircumstances {
  /** How many requests wait for the recipient already. */
  readonly receivedRequests: number;
  readonly resting: Versioned<Connection> | null;
}

/**
 * Decides a request between two who have no connection. Their history is stored again, so that a block at
 * the same moment has to be decided again; this also removes earlier answers.
 */
export function decideRequest(
  state: NoConnection,
  command: Extract<ConnectionCommand, { type: 'request' }>,
  { history, openRequests, receivedRequests, resting }: NewRequestCircumstances,
): Result<
  DecidedConnection<KeptConnection>,
  | TransitionRefusal
  | RefusalOf<'asked_before', SafetyRefusal>
  | RefusalOf<'takes_no_requests', AskingRefusal>
> {
  const requested = transition(state, command);
  if (!requested.ok) return requested;
  if (hasAskedBefore(history.value, command.actorId, command.at)) {
    return refused({ code: 'asked_before' });
  }
  if (openRequests >= MOST_OPEN_REQUESTS) {
    return refused({ code: 'too_many_open_requests' });
  }
  // Nobody learns how many have asked.
  if (receivedRequests >= MOST_RECEIVED_REQUESTS) return refused({ code: 'takes_no_requests' });
  const connection: KeptConnection = requested.value;
  return granted({
    connection,
    changes: [
      ...removalOf(resting),
      {
        type: 'add_connection',
        connection,
        openRequests,
        receivedBelow: MOST_RECEIVED_REQUESTS,
        openSince: openSince(command.at),
      },
      {
        type: 'put_pair_history',
        history: withoutAnswers(history.value),
        version: history.version,
      },
    ],
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

/**
 * Decides to decline, cancel or end the connection of that version. Who may ask again is noted, and the messages of
 * a connection that ends are sealed, unless nothing of the other is left in them.
 */
export function decideRemoval(
  { value: connection, version }: Versioned<Connection>,
  command: RemovalCommand,
  history: Versioned<PairHistory>,
  at: string,
  { isSealed = true } = {},
): Result<ConnectionDecision & { readonly state: ConnectionState }, TransitionRefusal> {
  const removed = transition(connection, command);
  if (!removed.ok) return removed;
  const { id } = connection;
  return granted({
    state: removed.value,
    changes: [
      {
        type: 'remove_connection',
        id,
        version,
        sealing: isSealed ? sealingAfter(command, at) : null,
      },
      {
        type: 'put_pair_history',
        history: restAfter(history.value, connection, command, at),
        version: history.version,
      },
    ],
    events: [{ type: 'connection_removed', connectionId: id, memberIds: partiesOf(connection) }],
  });
}

/** For how many seconds a request that was declined can be restored: the notice, and a slow line. */
const UNDO_SECONDS = 30;

function canBeUndone({ declinedAt }: Pick<DeclinedRequest, 'declinedAt'>, at: string): boolean {
  return Date.parse(at) <= Date.parse(declinedAt) + UNDO_SECONDS * 1000;
}

/** Whether an answer has reached the one who asked: not before the decline can no longer be undone. */
export function isDelivered({ answeredAt }: DeclineAnswer, at: string): boolean {
  return !canBeUndone({ declinedAt: answeredAt }, at);
}

/** The history without the declined requests that can no longer be restored: what they said is gone with them. */
export function forgetDeclined([lower, higher]: PairHistory, at: string): PairHistory {
  const forget = (side: Side): Side =>
    side.declined === null || canBeUndone(side.declined, at) ? side : { ...side, declined: null };
  return [forget(lower), forget(higher)];
}

/**
 * Decides to restore the request that the recipient has just declined: everything is as before, and who asked may
 * not even notice.
 */
export function decideUndoneDecline(
  { requesterId, recipientId }: Pair,
  { history, openRequests }: RequestCircumstances,
  at: string,
): Result<DecidedConnection<PendingConnection>, NotFound<'connection'>> {
  const { declined } = sideOf(history.value, requesterId);
  if (declined === null || !canBeUndone(declined, at)) {
    return refused({ code: 'not_found', subject: 'connection' });
  }
  const { declinedAt: _declinedAt, ...said } = declined;
  const request = { requesterId, recipientId, ...said };
  const connection = { ...request, status: 'pending', acceptedAt: null } as const;
  return granted({
    connection,
    changes: [
      { type: 'add_connection', connection, openRequests, openSince: openSince(at) },
      {
        type: 'put_pair_history',
        history: withoutDecline(history.value, requesterId),
        version: history.version,
      },
    ],
    events: [
      {
        type: 'connection_requested',
        connectionId: NEW_ID,
        memberIds: [requesterId, recipientId],
      },
    ],
  });
}

/** A request that rests makes room for another. */
function removalOf(resting: Versioned<Connection> | null): readonly ConnectionChange[] {
  if (resting === null) return [];
  const { value, version } = resting;
  return [{ type: 'remove_connection', id: value.id, version, sealing: null }];
}

function partiesOf({ requesterId, recipientId }: ConnectionState): readonly MemberId[] {
  return [requesterId, recipientId];
}
