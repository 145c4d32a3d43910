import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MailRefusal } from '#core/letters/refusals.ts';
import type { MemberEvent } from '#core/members/events.ts';
import {
  decideMeasure,
  type MeasureChange,
  type MeasureRefusal,
} from '#core/moderation/domain/decide-measure.ts';
import { roleMeasure } from '#core/moderation/domain/measure.ts';
import type { ModerationRepository } from '#core/moderation/ports/moderation-repository.ts';
import type { OperatorKey } from '#core/operations/ports/operator-key.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

type Refusal = RefusalOf<'link_not_valid', MailRefusal> | MeasureRefusal;

export type BecomeOperator = (input: {
  readonly callerId: MemberId;
  readonly key: string;
}) => Promise<Result<null, Refusal>>;

/** Makes the caller the site's first operator, by the key that was printed at its start. Once there is one, it opens nothing. */
export function makeBecomeOperator(deps: {
  readonly operatorKey: Pick<OperatorKey, 'matches'>;
  readonly moderation: Pick<ModerationRepository, 'listOperators'>;
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly commit: Commit<MeasureChange, MemberEvent>;
  readonly clock: Clock;
}): BecomeOperator {
  return ({ callerId, key }) =>
    decideAndCommit<MeasureChange, MemberEvent, null, Refusal>(deps.commit, async () => {
      const isFirst = (await deps.moderation.listOperators()).length === 0;
      if (!isFirst || !deps.operatorKey.matches(key)) return refused({ code: 'link_not_valid' });
      const at = deps.clock.now();
      const decided = decideMeasure(
        await deps.safety.loadStanding(callerId),
        roleMeasure('operator'),
        { at, actor: 'operator', reportId: null, reason: null, words: null },
      );
      if (!decided.ok) return decided;
      const act = { changes: decided.value, events: [], actorId: callerId, at };
      return granted({ act, answer: () => null });
    });
}
