import {
  decideReports,
  type DeskChange,
  type ReportDecisionRefusal,
} from '#core/moderation/desk/domain/decide-reports.ts';
import type { ReportDecision } from '#core/moderation/desk/domain/report-decision.ts';
import { handlersOf } from '#core/moderation/desk/domain/people.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId, ReportId } from '#core/kernel/ids.ts';
import type { NonEmpty } from '#core/kernel/non-empty.ts';
import { granted, type Result } from '#core/kernel/result.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { MemberEvent } from '#core/members/events.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import { announce } from '#core/moderation/domain/announce.ts';
import type { ModerationRepository } from '#core/moderation/ports/moderation-repository.ts';
import type { Report } from '#core/moderation/reports/domain/report.ts';
import type { NamedReports } from './claim-reports.ts';
import { loadReports, type LoadDependencies, type LoadRefusal } from './load-reports.ts';
import { namePeople } from './name-people.ts';

type Refusal = LoadRefusal | ReportDecisionRefusal;

export type DecideReports = (input: {
  readonly callerId: MemberId;
  readonly ids: readonly ReportId[];
  /** Whom all of them are about, where that is known. */
  readonly memberId?: MemberId;
  readonly decision: ReportDecision;
}) => Promise<Result<NamedReports, Refusal>>;

interface Dependencies extends LoadDependencies {
  readonly members: Pick<MemberRepository, 'findByIds'>;
  readonly moderation: Pick<ModerationRepository, 'listModerators'>;
  readonly commit: Commit<DeskChange | MailChange, MemberEvent>;
  readonly clock: Clock;
}

/** Decides upon reports about one member in the name of a moderator, and tells all of those whom they concern. */
export function makeDecideReports(deps: Dependencies): DecideReports {
  return async ({ callerId, ids, memberId, decision }) => {
    type Changes = DeskChange | MailChange;
    const decided = await decideAndCommit<Changes, MemberEvent, NonEmpty<Report>, Refusal>(
      deps.commit,
      async () => {
        const stored = await loadReports(deps, callerId, ids, memberId);
        if (!stored.ok) return stored;
        const reports = stored.value;
        const at = deps.clock.now();
        const reporters = reports.map(({ value }) => value.reporterId);
        const people = await readPeople(deps, reports[0].value, reporters);
        const made = decideReports({ reports, ...people }, { by: callerId, at, decision });
        if (!made.ok) return made;
        const { changes, reports: answered } = made.value;
        const act = { ...announce(changes), actorId: callerId, at };
        return granted({ act, answer: () => answered });
      },
    );
    if (!decided.ok) return decided;
    const reports = decided.value;
    return granted({ reports, names: await namePeople(deps.members, reports.flatMap(handlersOf)) });
  };
}

/** What is known of those whom the reports concern, and of those who may decide upon them. */
async function readPeople(
  { members, safety, moderation }: Dependencies,
  { aboutId }: Report,
  reporterIds: readonly MemberId[],
) {
  const [found, standing, moderatorIds] = await Promise.all([
    members.findByIds([...new Set([aboutId, ...reporterIds])]),
    safety.loadStanding(aboutId),
    moderation.listModerators(),
  ]);
  return {
    standing: found.has(aboutId) ? standing : null,
    reporterIds: new Set(found.keys()),
    moderatorIds,
  };
}
