import {
  decideEnding,
  decideSoleMeasure,
  type EndingRefusal,
} from '#core/moderation/desk/domain/decide-sole-measure.ts';
import { toMeasure, type SoleMeasure } from '#core/moderation/desk/domain/report-decision.ts';
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
import type { ReportRepository } from '#core/moderation/reports/ports/report-repository.ts';
import { haveReported } from './have-reported.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

type Refusal = NotFound<'member'> | EndingRefusal;

/** The end of a measure, or a measure that needs no report. */
export type ChangedMeasure =
  | { readonly measure: EndingAction; readonly words: ModerationWords }
  | SoleMeasure;

export type ChangeMeasure = (input: {
  readonly callerId: MemberId;
  readonly id: MemberId;
  readonly changed: ChangedMeasure;
}) => Promise<Result<RegisteredMember, Refusal>>;

interface Dependencies {
  readonly members: Pick<MemberRepository, 'findById'>;
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly reports: Pick<ReportRepository, 'listBy' | 'listAbout'>;
  readonly commit: Commit<MeasureChange | MailChange, MemberEvent>;
  readonly clock: Clock;
}

/** Takes a measure about a member without a report, or ends one early, in the name of a moderator. */
export function makeChangeMeasure(deps: Dependencies): ChangeMeasure {
  return ({ callerId, id, changed }) =>
    decideAndCommit<MeasureChange | MailChange, MemberEvent, RegisteredMember, Refusal>(
      deps.commit,
      async () => {
        const self = await deps.members.findById(id);
        if (self === null) return refused({ code: 'not_found', subject: 'member' });
        const at = deps.clock.now();
        const before = await deps.safety.loadStanding(id);
        const made = { by: callerId, at };
        const decided =
          'reason' in changed
            ? decideSoleMeasure(before, {
                ...made,
                taken: changed,
                isTied: await haveReported(deps.reports, callerId, id),
              })
            : decideEnding(before, { ...made, ...changed });
        if (!decided.ok) return decided;
        const act = { ...announce(decided.value), actorId: callerId, at };
        const measure = 'reason' in changed ? toMeasure(changed) : { action: changed.measure };
        const standing = applyMeasure(before.value, measure);
        return granted({ act, answer: () => ({ self, standing }) });
      },
    );
}
