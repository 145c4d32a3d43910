import type { MemberId } from '#core/kernel/ids.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { refused, type Result } from '#core/kernel/result.ts';
import type { MailRefusal } from '#core/letters/refusals.ts';
import type { MeasureRefusal } from '#core/moderation/domain/decide-measure.ts';
import { roleMeasure, type Measure } from '#core/moderation/domain/measure.ts';
import type { ModerationRepository } from '#core/moderation/ports/moderation-repository.ts';
import type { OperatorKey } from '#core/operations/ports/operator-key.ts';

type TakeRefusal = NotFound<'member'> | MeasureRefusal;

type Refusal = RefusalOf<'link_not_valid', MailRefusal> | TakeRefusal;

export type BecomeOperator = (input: {
  readonly callerId: MemberId;
  readonly key: string;
}) => Promise<Result<null, Refusal>>;

/** Makes the caller the site's first operator, by the key that was printed at its start. Once there is one, it opens nothing. */
export function makeBecomeOperator(deps: {
  readonly operatorKey: Pick<OperatorKey, 'matches'>;
  readonly moderation: Pick<ModerationRepository, 'listOperators'>;
  /** Takes a measure in the operator's name, and logs it. */
  readonly takeMeasure: (input: {
    readonly memberId: MemberId;
    readonly measure: Measure;
    readonly words: null;
  }) => Promise<Result<null, TakeRefusal>>;
}): BecomeOperator {
  return async ({ callerId, key }) => {
    const isFirst = (await deps.moderation.listOperators()).length === 0;
    if (!isFirst || !deps.operatorKey.matches(key)) return refused({ code: 'link_not_valid' });
    const measure = roleMeasure('operator');
    return deps.takeMeasure({ memberId: callerId, measure, words: null });
  };
}
