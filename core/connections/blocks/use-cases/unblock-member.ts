import type { MemberId } from '#core/kernel/ids.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { SafetyChange } from '#core/safety/changes.ts';
import { sideOf, withoutBlock, type PairHistory } from '#core/safety/domain/pair-history.ts';
import type { SafetyEvent } from '#core/safety/events.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';
import { sightOf } from '#core/safety/domain/visibility.ts';

export type UnblockMember = (input: {
  readonly callerId: MemberId;
  readonly id: MemberId;
}) => Promise<Result<null, NotFound<'member'>>>;

/**
 * Lifts the caller's block. What was between the two stays ended. Of somebody whom the caller cannot see, nothing is
 * said but that they are not blocked now.
 */
export function makeUnblockMember(deps: {
  readonly members: Pick<MemberRepository, 'findById'>;
  readonly safety: SafetyRepository;
  readonly commit: Commit<SafetyChange, SafetyEvent>;
  readonly clock: Clock;
}): UnblockMember {
  return ({ callerId, id }) =>
    decideAndCommit(deps.commit, async () => {
      const history = callerId === id ? null : await deps.safety.loadHistory(callerId, id);
      if (history === null) return refused({ code: 'not_found', subject: 'member' });
      if (sideOf(history.value, callerId).blockedAt === null) {
        return (await isSeen(deps, callerId, id, history.value))
          ? refused({ code: 'not_found', subject: 'member' })
          : granted({ act: null, answer: () => null });
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

async function isSeen(
  { members, safety }: Parameters<typeof makeUnblockMember>[0],
  callerId: MemberId,
  id: MemberId,
  history: PairHistory,
): Promise<boolean> {
  const [other, relation] = await Promise.all([members.findById(id), safety.relate(callerId, id)]);
  return other !== null && sightOf({ ...relation, history }) !== 'hidden';
}
