import {
  decideReport,
  type DeskChange,
  type ReportDecisionRefusal,
} from '#core/moderation/desk/domain/decide-report.ts';
import type { ReportDecision } from '#core/moderation/desk/domain/report-decision.ts';
import { handlersOf } from '#core/moderation/desk/domain/people.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId, ReportId } from '#core/kernel/ids.ts';
import { granted, type Result } from '#core/kernel/result.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { MemberEvent } from '#core/members/events.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import { announce } from '#core/moderation/domain/announce.ts';
import type { ModerationRepository } from '#core/moderation/ports/moderation-repository.ts';
import type { Report } from '#core/moderation/reports/domain/report.ts';
import type { NamedReport } from './claim-report.ts';
import { loadReport, type LoadDependencies, type LoadRefusal } from './load-report.ts';
import { namePeople } from './name-people.ts';

type Refusal = LoadRefusal | ReportDecisionRefusal;

export type DecideReport = (input: {
  readonly callerId: MemberId;
  readonly id: ReportId;
  readonly decision: ReportDecision;
}) => Promise<Result<NamedReport, Refusal>>;

interface Dependencies extends LoadDependencies {
  readonly members: Pick<MemberRepository, 'findById' | 'findByIds'>;
  readonly moderation: Pick<ModerationRepository, 'listModerators'>;
  readonly commit: Commit<DeskChange | MailChange, MemberEvent>;
  readonly clock: Clock;
}

/** Decides upon a report in the name of a moderator, and tells both of those whom it concerns. */
export function makeDecideReport(deps: Dependencies): DecideReport {
  return async ({ callerId, id, decision }) => {
    const decided = await decideAndCommit<DeskChange | MailChange, MemberEvent, Report, Refusal>(
      deps.commit,
      async () => {
        const stored = await loadReport(deps, callerId, id);
        if (!stored.ok) return stored;
        const report = stored.value;
        const at = deps.clock.now();
        const upon = { report, ...(await readPeople(deps, report.value)) };
        const made = decideReport(upon, { by: callerId, at, decision });
        if (!made.ok) return made;
        const { changes, handling } = made.value;
        const act = { ...announce(changes), actorId: callerId, at };
        return granted({ act, answer: () => ({ ...report.value, handling }) });
      },
    );
    if (!decided.ok) return decided;
    const report = decided.value;
    return granted({ report, names: await namePeople(deps.members, handlersOf(report)) });
  };
}

/** What is known of those whom the report concerns, and of those who may decide upon it. */
async function readPeople(
  { members, safety, moderation }: Dependencies,
  { aboutId, reporterId }: Report,
) {
  const [about, reporter, standing, moderatorIds] = await Promise.all([
    members.findById(aboutId),
    members.findById(reporterId),
    safety.loadStanding(aboutId),
    moderation.listModerators(),
  ]);
  return { standing: about && standing, hasReporter: reporter !== null, moderatorIds };
}
