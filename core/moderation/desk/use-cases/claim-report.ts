import { handlersOf, type Names } from '#core/moderation/desk/domain/people.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId, ReportId } from '#core/kernel/ids.ts';
import { granted, type Result } from '#core/kernel/result.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { ReportChange } from '#core/moderation/reports/changes.ts';
import { decideClaim, decideRelease } from '#core/moderation/reports/domain/decide-claim.ts';
import type { Report } from '#core/moderation/reports/domain/report.ts';
import type { ReportRefusal } from '#core/moderation/reports/refusals.ts';
import { loadReport, type LoadDependencies, type LoadRefusal } from './load-report.ts';
import { namePeople } from './name-people.ts';

/** A report, with the names of those who handle it. */
export interface NamedReport {
  readonly report: Report;
  readonly names: Names;
}

export type ClaimReport = (input: {
  readonly callerId: MemberId;
  readonly id: ReportId;
}) => Promise<Result<NamedReport, LoadRefusal | ReportRefusal>>;

interface Dependencies extends LoadDependencies {
  readonly members: Pick<MemberRepository, 'findByIds'>;
  readonly commit: Commit<ReportChange, never>;
  readonly clock: Clock;
}

/** Lets a moderator take care of a report. */
export function makeClaimReport(deps: Dependencies): ClaimReport {
  return makeHandleReport(deps, decideClaim);
}

/** Lets a moderator leave a report to the others. */
export function makeReleaseReport(deps: Dependencies): ClaimReport {
  return makeHandleReport(deps, decideRelease);
}

function makeHandleReport(deps: Dependencies, decide: typeof decideClaim): ClaimReport {
  return async ({ callerId, id }) => {
    type Refusal = LoadRefusal | ReportRefusal;
    const handled = await decideAndCommit<ReportChange, never, Report, Refusal>(
      deps.commit,
      async () => {
        const stored = await loadReport(deps, callerId, id);
        if (!stored.ok) return stored;
        const { value: before, version } = stored.value;
        const at = deps.clock.now();
        const decided = decide(before, { by: callerId, at });
        if (!decided.ok) return decided;
        const handling = decided.value;
        const change = { type: 'put_report', id, version, handling } as const;
        const act = { changes: [change], events: [], actorId: callerId, at };
        const answer = () => ({ ...before, handling });
        return granted({ act: handling === before.handling ? null : act, answer });
      },
    );
    if (!handled.ok) return handled;
    const report = handled.value;
    return granted({ report, names: await namePeople(deps.members, handlersOf(report)) });
  };
}
