import { decideEnding, type EndingRefusal } from '#core/moderation/desk/domain/decide-ending.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { MemberEvent } from '#core/members/events.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { MeasureChange } from '#core/moderation/domain/decide-measure.ts';
import { applyMeasure, type EndingAction } from '#core/moderation/domain/measure.ts';
import { announce } from '#core/moderation/domain/announce.ts';
import type { ModerationWords } from '#core/moderation/domain/moderation-entry.ts';
import type { RegisteredMember } from '#core/moderation/ports/moderation-repository.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

type Refusal = NotFound<'member'> | EndingRefusal;

export type EndMeasure = (input: {
  readonly callerId: MemberId;
  readonly id: MemberId;
  readonly measure: EndingAction;
  readonly words: ModerationWords;
}) => Promise<Result<RegisteredMember, Refusal>>;

/** Ends a measure about a member early, in the name of a moderator. */
export function makeEndMeasure(deps: {
  readonly members: Pick<MemberRepository, 'findById'>;
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly commit: Commit<MeasureChange | MailChange, MemberEvent>;
  readonly clock: Clock;
}): EndMeasure {
  return ({ callerId, id, measure, words }) =>
    decideAndCommit<MeasureChange | MailChange, MemberEvent, RegisteredMember, Refusal>(
      deps.commit,
      async () => {
        const self = await deps.members.findById(id);
        if (self === null) return refused({ code: 'not_found', subject: 'member' });
        const at = deps.clock.now();
        const before = await deps.safety.loadStanding(id);
        const decided = decideEnding(before, { by: callerId, at, measure, words });
        if (!decided.ok) return decided;
        const changes = decided.value;
        const act = { ...announce(changes), actorId: callerId, at };
        const standing = applyMeasure(before.value, { action: measure });
        return granted({ act, answer: () => ({ self, standing }) });
      },
    );
}
