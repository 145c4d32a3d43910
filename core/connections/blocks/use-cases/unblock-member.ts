import type { MemberId } from '#core/kernel/ids.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { SafetyChange } from '#core/safety/changes.ts';
import { sideOf, withoutBlock } from '#core/safety/domain/pair-history.ts';
import type { SafetyEvent } from '#core/safety/events.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

export type UnblockMember = (input: {
  readonly callerId: MemberId;
  readonly id: MemberId;
}) => Promise<Result<null, NotFound<'member'>>>;

/** Lifts the caller's block. What was between the two stays ended. */
export function makeUnblockMember(deps: {
  readonly safety: SafetyRepository;
  readonly commit: Commit<SafetyChange, SafetyEvent>;
  readonly clock: Clock;
}): UnblockMember {
  return ({ callerId, id }) =>
    decideAndCommit(deps.commit, async () => {
      const history = callerId === id ? null : await deps.safety.loadHistory(callerId, id);
      if (history === null || sideOf(history.value, callerId).blockedAt === null) {
        return refused({ code: 'not_found', subject: 'member' });
      }
      const { value, version } = history;
      return granted({
        act: {
          changes: [{ type: 'put_pair_history', history: withoutBlock(value, callerId), version }],
          events: [{ type: 'member_unblocked', memberIds: [callerId], aboutId: id }],
          actorId: callerId,
          at: deps.clock.now(),
        },
        answer: () => null,
      });
    });
}
