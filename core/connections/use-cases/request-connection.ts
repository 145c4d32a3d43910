import type { MemberId } from '#core/kernel/ids.ts';
import type { ConnectionChange } from '#core/connections/changes.ts';
import type { ConnectionRepository } from '#core/connections/connection-repository.ts';
import {
  asSeenBy,
  noConnection,
  type ConnectionWithMember,
} from '#core/connections/domain/connection.ts';
import { decideRequest } from '#core/connections/domain/decide.ts';
import { REQUEST_LIMIT } from '#core/connections/domain/request-limit.ts';
import type { TransitionRefusal } from '#core/connections/domain/transition.ts';
import type { ConnectionEvent } from '#core/connections/events.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { type Commit, type Proposal, decideAndCommit } from '#core/kernel/commit.ts';
import { type Limiter, refuseAbove } from '#core/kernel/limiter.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { type Result, granted, refused } from '#core/kernel/result.ts';
import { findRelationshipType } from '#core/members/domain/relationship-types.ts';
import type { MemberRepository } from '#core/members/member-repository.ts';

interface Request {
  readonly callerId: MemberId;
  readonly requesterId: MemberId;
  readonly recipientId: MemberId;
  readonly relationshipTypeId: number | null;
}

type RequestRefusal =
  TransitionRefusal | RefusalOf<'not_signed_in'> | RefusalOf<'too_many_requests'>;

export type RequestConnection = (
  request: Request,
) => Promise<Result<ConnectionWithMember, RequestRefusal>>;

interface Dependencies {
  readonly members: MemberRepository;
  readonly connections: ConnectionRepository;
  readonly commit: Commit<ConnectionChange, ConnectionEvent>;
  readonly limiter: Limiter;
  readonly clock: Clock;
}

/**
 * Asks another member to connect. The limit comes last: whoever is refused for any other reason hears that
 * reason, and it costs them nothing.
 */
export function makeRequestConnection(deps: Dependencies): RequestConnection {
  return (request) =>
    decideAndCommit(
      deps.commit,
      () => decide(deps, request),
      () => refuseAbove(deps.limiter, REQUEST_LIMIT, String(request.callerId)),
    );
}

async function decide(
  deps: Dependencies,
  { callerId, requesterId, recipientId, relationshipTypeId }: Request,
): Promise<
  Result<Proposal<ConnectionChange, ConnectionEvent, ConnectionWithMember>, RequestRefusal>
> {
  const at = deps.clock.now();
  const command = { type: 'request', actorId: requesterId, relationshipTypeId, at } as const;
  const decided = decideRequest(noConnection({ requesterId, recipientId }), command);
  if (!decided.ok) return decided;
  if (relationshipTypeId !== null && findRelationshipType(relationshipTypeId) === null) {
    return refused({ code: 'not_found', subject: 'relationship type' });
  }
  const [asking, asked] = await Promise.all(
    [requesterId, recipientId].map((id) => deps.members.findById(id)),
  );
  if (!asking && requesterId === callerId) return refused({ code: 'not_signed_in' });
  if (!asking || !asked) return refused({ code: 'not_found', subject: 'member' });
  if (requesterId !== callerId) return refused({ code: 'forbidden' });
  const existing = await deps.connections.findBetween(requesterId, recipientId);
  if (existing !== null) return refused({ code: 'already_connected' });
  const { connection, ...decision } = decided.value;
  return granted({
    act: { ...decision, actorId: callerId, at },
    answer: (id) => asSeenBy({ ...connection, id }, callerId, asked),
  });
}
