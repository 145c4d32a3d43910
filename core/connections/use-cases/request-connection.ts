import type { MemberId } from '#core/kernel/ids.ts';
import type { ConnectionChange } from '#core/connections/changes.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import {
  asSeenBy,
  noConnection,
  type ConnectionWithMember,
} from '#core/connections/domain/connection.ts';
import { decideRequest } from '#core/connections/domain/decide.ts';
import {
  FIRST_REQUESTS_LIMIT,
  isInFirstWeek,
  REQUEST_LIMIT,
} from '#core/connections/domain/request-limit.ts';
import { isAtRest, openSince } from '#core/connections/domain/resting-request.ts';
import { transition, type TransitionRefusal } from '#core/connections/domain/transition.ts';
import type { ConnectionEvent } from '#core/connections/events.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { type Commit, type Proposal, decideAndCommit } from '#core/kernel/commit.ts';
import { type Limiter, refuseAbove } from '#core/kernel/limiter.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { type Result, granted, refused } from '#core/kernel/result.ts';
import type { BondSide } from '#core/members/domain/bond-sides.ts';
import { findRelationshipType } from '#core/members/domain/relationship-types.ts';
import { findVisibleMember, type VisibleMembers } from '#core/members/steps/find-visible-member.ts';
import { mayAsk } from '#core/members/domain/who-may-ask.ts';
import type { Confirmation } from '#core/members/domain/confirmation.ts';
import type { AskingRefusal, ConfirmationRefusal } from '#core/members/refusals.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { SafetyChange } from '#core/safety/changes.ts';
import type { SafetyRefusal } from '#core/safety/refusals.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

interface Request {
  readonly callerId: MemberId;
  readonly requesterId: MemberId;
  readonly recipientId: MemberId;
  readonly relationshipTypeId: number | null;
  readonly side: BondSide | null;
  readonly note: string | null;
}

type RequestRefusal =
  | TransitionRefusal
  | SafetyRefusal
  | AskingRefusal
  | ConfirmationRefusal
  | NotFound<'member' | 'relationship_type'>
  | RefusalOf<'not_signed_in'>
  | RefusalOf<'too_many_requests'>;

export type RequestConnection = (
  request: Request,
) => Promise<Result<ConnectionWithMember, RequestRefusal>>;

interface Dependencies extends VisibleMembers {
  readonly safety: SafetyRepository;
  readonly connections: ConnectionRepository;
  readonly commit: Commit<ConnectionChange | SafetyChange, ConnectionEvent>;
  readonly limiter: Limiter;
  readonly clock: Clock;
  readonly confirmation: Confirmation;
}

/**
 * Asks another member to connect. The limits come last: a caller who is refused for any other reason is told
 * that reason, and it does not count against the limits.
 */
export function makeRequestConnection(deps: Dependencies): RequestConnection {
  return async (request) => {
    let asking: Self | null = null;
    return decideAndCommit(
      deps.commit,
      async () => {
        asking = await findVisibleMember(deps, request.callerId, request.requesterId);
        return decide(deps, request, asking);
      },
      () => admit(deps, asking),
    );
  };
}

type RequestProposal = Proposal<
  ConnectionChange | SafetyChange,
  ConnectionEvent,
  ConnectionWithMember
>;

async function decide(
  deps: Dependencies,
  { callerId, requesterId, recipientId, ...wish }: Request,
  asking: Self | null,
): Promise<Result<RequestProposal, RequestRefusal>> {
  const at = deps.clock.now();
  const state = noConnection({ requesterId, recipientId });
  const command = { type: 'request', actorId: requesterId, ...wish, at } as const;
  const possible = transition(state, command);
  if (!possible.ok) return possible;
  const { relationshipTypeId } = wish;
  if (relationshipTypeId !== null && findRelationshipType(relationshipTypeId) === null) {
    return refused({ code: 'not_found', subject: 'relationship_type' });
  }
  // Read first: a block or a parting from here on stores it again, and so stops this request.
  const history = await deps.safety.loadHistory(requesterId, recipientId);
  const asked = await findVisibleMember(deps, callerId, recipientId);
  if (!asking && requesterId === callerId) return refused({ code: 'not_signed_in' });
  if (!asking || !asked) return refused({ code: 'not_found', subject: 'member' });
  if (requesterId !== callerId) return refused({ code: 'forbidden' });
  const since = openSince(at);
  const [existing, { sent }, { received }, standing] = await Promise.all([
    deps.connections.findBetween(requesterId, recipientId),
    deps.connections.countOf(requesterId, since),
    deps.connections.countOf(recipientId, since),
    deps.safety.loadStanding(requesterId),
  ]);
  if (!standing.value.mayAsk) return refused({ code: 'may_not_ask' });
  // Nobody but their connections may know of them, so nobody could see the request.
  if (standing.value.onBreak !== null) return refused({ code: 'on_break' });
  if (deps.confirmation === 'required' && !asking.verified) {
    return refused({ code: 'address_not_confirmed' });
  }
  const allowed = mayAsk(asked.whoMayAsk, asking, command);
  if (!allowed.ok) return allowed;
  if (existing !== null && !isAtRest(existing, at)) return refused({ code: 'already_connected' });
  const resting = existing && (await deps.connections.load(existing.id));
  const counted = { openRequests: sent, receivedRequests: received };
  const decided = decideRequest(state, command, { history, ...counted, resting });
  if (!decided.ok) return decided;
  const { connection, ...decision } = decided.value;
  return granted({
    act: { ...decision, actorId: callerId, at },
    answer: (id) => asSeenBy({ ...connection, id }, callerId, { presence: 'here', self: asked }),
  });
}

/** Counts the request against the limits of an hour, and of a day for those who are new. */
async function admit(
  { limiter, clock }: Dependencies,
  asking: Self | null,
): Promise<RefusalOf<'too_many_requests'> | null> {
  if (asking === null) return null;
  const key = String(asking.id);
  const isNew = isInFirstWeek(asking.createdAt, clock.now());
  const refusal = isNew ? await refuseAbove(limiter, FIRST_REQUESTS_LIMIT, key) : null;
  return refusal ?? refuseAbove(limiter, REQUEST_LIMIT, key);
}
