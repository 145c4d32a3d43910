import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { ConnectionChange } from '#core/connections/changes.ts';
import {
  asSeenBy,
  type ConnectionWithMember,
  otherParty,
} from '#core/connections/domain/connection.ts';
import type { TransitionRefusal } from '#core/connections/domain/transition.ts';
import { type Result, granted, refused } from '#core/kernel/result.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import { decideAcceptance } from '#core/connections/domain/decide.ts';
import { isAtRest } from '#core/connections/domain/resting-request.ts';
import type { ConnectionEvent } from '#core/connections/events.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import { findVisibleMember, type VisibleMembers } from '#core/members/steps/find-visible-member.ts';
import type { SafetyChange } from '#core/safety/changes.ts';

export type AcceptConnection = (input: {
  readonly callerId: MemberId;
  readonly id: ConnectionId;
}) => Promise<Result<ConnectionWithMember, TransitionRefusal>>;

/**
 * Says yes to a request that the caller received. What the answer needs is read before anything is
 * written, so that a refused call changes nothing.
 */
export function makeAcceptConnection(
  deps: VisibleMembers & {
    readonly connections: ConnectionRepository;
    readonly commit: Commit<ConnectionChange | SafetyChange, ConnectionEvent>;
    readonly clock: Clock;
  },
): AcceptConnection {
  return ({ callerId, id }) =>
    decideAndCommit(deps.commit, async () => {
      const stored = await deps.connections.load(id);
      const otherId = stored && otherParty(stored.value, callerId);
      const other = otherId === null ? null : await findVisibleMember(deps, callerId, otherId);
      const at = deps.clock.now();
      if (!stored || !other || isAtRest(stored.value, at)) {
        return refused({ code: 'not_found', subject: 'connection' });
      }
      const decided = decideAcceptance(stored, { type: 'accept', actorId: callerId, at });
      if (!decided.ok) return decided;
      const { connection, ...decision } = decided.value;
      return granted({
        act: { ...decision, actorId: callerId, at },
        answer: () => asSeenBy(connection, callerId, { presence: 'here', self: other }),
      });
    });
}
