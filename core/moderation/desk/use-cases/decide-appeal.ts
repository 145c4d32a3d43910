import {
  decideAppeal,
  isAppealed,
  type AppealDecisionRefusal,
  type AppealedNotice,
} from '#core/moderation/desk/domain/decide-appeal.ts';
import type { DeskChange } from '#core/moderation/desk/domain/decide-reports.ts';
import { moderatorOf, type Names } from '#core/moderation/desk/domain/people.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit, type Versioned } from '#core/kernel/commit.ts';
import type { MemberId, NoticeId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { MemberEvent } from '#core/members/events.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { ModerationWords } from '#core/moderation/domain/moderation-entry.ts';
import { announce } from '#core/moderation/domain/announce.ts';
import type { AppealOutcome } from '#core/moderation/domain/notice.ts';
import type { NoticeRepository } from '#core/moderation/ports/notice-repository.ts';
import { isAnsweredBy } from '#core/moderation/reports/domain/report.ts';
import type { ReportRepository } from '#core/moderation/reports/ports/report-repository.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';
import { namePeople } from './name-people.ts';

type Refusal = NotFound<'appeal'> | AppealDecisionRefusal;

export type DecideAppeal = (input: {
  readonly by: MemberId | 'operator';
  readonly id: NoticeId;
  readonly outcome: AppealOutcome;
  readonly words: ModerationWords;
}) => Promise<Result<{ readonly notice: AppealedNotice; readonly names: Names }, Refusal>>;

interface Dependencies {
  readonly notices: Pick<NoticeRepository, 'load'>;
  readonly reports: Pick<ReportRepository, 'listBy'>;
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly members: Pick<MemberRepository, 'findByIds'>;
  readonly commit: Commit<DeskChange | MailChange, MemberEvent>;
  readonly clock: Clock;
}

/** How many of a moderator's own reports are looked through. */
const MOST_FILED = 500;

/** Answers an appeal in the name of a moderator, or of the operator. */
export function makeDecideAppeal(deps: Dependencies): DecideAppeal {
  return async ({ by, id, outcome, words }) => {
    const decided = await decideAndCommit<
      DeskChange | MailChange,
      MemberEvent,
      AppealedNotice,
      Refusal
    >(deps.commit, async () => {
      const notice = await findAppealed(deps, by, id);
      if (notice === null) return refused({ code: 'not_found', subject: 'appeal' });
      const at = deps.clock.now();
      const standing = await deps.safety.loadStanding(notice.value.memberId);
      const made = decideAppeal({ notice, standing }, { by, at, outcome, words });
      if (!made.ok) return made;
      const { changes, notice: answered } = made.value;
      const act = { ...announce(changes), actorId: moderatorOf(by), at };
      return granted({ act, answer: () => answered });
    });
    if (!decided.ok) return decided;
    const notice = decided.value;
    const people = [notice.memberId, moderatorOf(notice.actor)];
    return granted({ notice, names: await namePeople(deps.members, people) });
  };
}

/** The notice with its appeal, unless it is to the moderator who asks or upon what they have reported. */
async function findAppealed(
  { notices, reports }: Dependencies,
  by: MemberId | 'operator',
  id: NoticeId,
): Promise<Versioned<AppealedNotice> | null> {
  const stored = await notices.load(id);
  if (stored === null || !isAppealed(stored.value)) return null;
  const { value, version } = stored;
  if (by === 'operator') return { value, version };
  if (value.memberId === by) return null;
  const filed = await reports.listBy(by, { before: null, limit: MOST_FILED });
  return filed.some((report) => isAnsweredBy(report, value)) ? null : { value, version };
}
