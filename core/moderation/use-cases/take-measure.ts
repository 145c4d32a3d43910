import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { MemberEvent } from '#core/members/events.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import { announce } from '#core/moderation/domain/announce.ts';
import {
  decideMeasure,
  type MeasureChange,
  type MeasureRefusal,
} from '#core/moderation/domain/decide-measure.ts';
import type { Measure } from '#core/moderation/domain/measure.ts';
import type { ModerationWords } from '#core/moderation/domain/moderation-entry.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

type TakeRefusal = NotFound<'member'> | MeasureRefusal;

export type TakeMeasure = (input: {
  readonly memberId: MemberId;
  readonly measure: Measure;
  /** What the log says of it. */
  readonly words: ModerationWords | null;
  /** The moderator who decides; the operator if there is none. */
  readonly by?: MemberId;
}) => Promise<Result<null, TakeRefusal>>;

/** Takes a measure about a member in the name of a moderator or of the operator. */
export function makeTakeMeasure(deps: {
  readonly members: Pick<MemberRepository, 'findById'>;
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly commit: Commit<MeasureChange | MailChange, MemberEvent>;
  readonly clock: Clock;
}): TakeMeasure {
  return ({ memberId, measure, words, by }) =>
    decideAndCommit<MeasureChange | MailChange, MemberEvent, null, TakeRefusal>(
      deps.commit,
      async () => {
        const self = await deps.members.findById(memberId);
        if (self === null) return refused({ code: 'not_found', subject: 'member' });
        const at = deps.clock.now();
        const standing = await deps.safety.loadStanding(memberId);
        const decided = decideMeasure(standing, measure, {
          at,
          actor: by ?? 'operator',
          reportId: null,
          reason: null,
          words,
        });
        if (!decided.ok) return decided;
        return granted({
          act: { ...announce(decided.value), actorId: by ?? null, at },
          answer: () => null,
        });
      },
    );
}
