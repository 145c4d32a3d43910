import type { ConnectionChange } from '#core/connections/changes.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import { asSeenBy, type ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { decideUndoneDecline } from '#core/connections/domain/decide.ts';
import { openSince } from '#core/connections/domain/resting-request.ts';
import type { ConnectionEvent } from '#core/connections/events.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { findVisibleMember, type VisibleMembers } from '#core/members/steps/find-visible-member.ts';
import type { SafetyChange } from '#core/safety/changes.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

export type UndoDecline = (input: {
  readonly callerId: MemberId;
  /** The member whose request the caller has declined. */
  readonly requesterId: MemberId;
}) => Promise<Result<ConnectionWithMember, NotFound<'connection'>>>;

const NOT_FOUND = { code: 'not_found', subject: 'connection' } as const;

/** Restores a request that the caller has declined a moment ago. */
export function makeUndoDecline(
  deps: VisibleMembers & {
    readonly connections: ConnectionRepository;
    readonly safety: SafetyRepository;
    readonly commit: Commit<ConnectionChange | SafetyChange, ConnectionEvent>;
    readonly clock: Clock;
  },
): UndoDecline {
  return ({ callerId, requesterId }) =>
    decideAndCommit(deps.commit, async () => {
      if (callerId === requesterId) return refused(NOT_FOUND);
      const at = deps.clock.now();
      // Read first: a block from here on stores it again, and so stops this act.
      const history = await deps.safety.loadHistory(callerId, requesterId);
      const [member, existing, { sent: openRequests }] = await Promise.all([
        findVisibleMember(deps, callerId, requesterId),
        deps.connections.findBetween(callerId, requesterId),
        deps.connections.countOf(requesterId, openSince(at)),
      ]);
      if (member === null || existing !== null) return refused(NOT_FOUND);
      const pair = { requesterId, recipientId: callerId };
      const decided = decideUndoneDecline(pair, { history, openRequests }, at);
      if (!decided.ok) return decided;
      const { connection, ...decision } = decided.value;
      return granted({
        act: { ...decision, actorId: callerId, at },
        answer: (id) =>
          asSeenBy({ ...connection, id }, callerId, { presence: 'here', self: member }),
      });
    });
}
