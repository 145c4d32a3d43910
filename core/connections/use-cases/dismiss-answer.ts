import { isDelivered } from '#core/connections/domain/decide.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { findVisibleMember, type VisibleMembers } from '#core/members/steps/find-visible-member.ts';
import type { SafetyChange } from '#core/safety/changes.ts';
import { sideOf, withoutAnswer } from '#core/safety/domain/pair-history.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

export type DismissAnswer = (input: {
  readonly callerId: MemberId;
  /** The member who answered. */
  readonly memberId: MemberId;
}) => Promise<Result<null, NotFound<'connection'>>>;

const NOT_FOUND = { code: 'not_found', subject: 'connection' } as const;

/** Puts away what a member answered to the caller's request, for good. */
export function makeDismissAnswer(
  deps: VisibleMembers & {
    readonly safety: SafetyRepository;
    readonly commit: Commit<SafetyChange, never>;
    readonly clock: Clock;
  },
): DismissAnswer {
  return ({ callerId, memberId }) =>
    decideAndCommit<SafetyChange, never, null, NotFound<'connection'>>(deps.commit, async () => {
      const [member, history] = await Promise.all([
        findVisibleMember(deps, callerId, memberId),
        deps.safety.loadHistory(callerId, memberId),
      ]);
      const at = deps.clock.now();
      const { answer } = sideOf(history.value, callerId);
      if (member === null || answer === null || !isDelivered(answer, at)) return refused(NOT_FOUND);
      const value = withoutAnswer(history.value, callerId);
      const change = {
        type: 'put_pair_history',
        history: value,
        version: history.version,
      } as const;
      const act = { changes: [change], events: [], actorId: callerId, at };
      return granted({ act, answer: () => null });
    });
}
