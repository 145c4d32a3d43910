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
import { endingOf, type Measure } from '#core/moderation/domain/measure.ts';
import { noticeOfEnding } from '#core/moderation/domain/notice.ts';
import type {
  ModerationWords,
  NewModerationEntry,
} from '#core/moderation/domain/moderation-entry.ts';
import type { Standing } from '#core/safety/domain/standing.ts';
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
        const record = {
          at,
          actor: by ?? 'operator',
          reportId: null,
          reason: null,
          words,
        } as const;
        const decided = decideMeasure(standing, measure, record);
        if (!decided.ok) return decided;
        const changes = [...decided.value, ...tellOfEnd(standing.value, measure, record)];
        return granted({
          act: { ...announce(changes), actorId: by ?? null, at },
          answer: () => null,
        });
      },
    );
}

/** What tells the member that the measure has ended another, if it has. */
function tellOfEnd(
  standing: Standing,
  measure: Measure,
  record: Pick<NewModerationEntry, 'at' | 'actor' | 'words'>,
): readonly MeasureChange[] {
  const ending = endingOf(measure, standing);
  if (ending === null) return [];
  const notice = noticeOfEnding({ ...record, memberId: standing.memberId }, ending);
  return [{ type: 'add_notice', notice }];
}
