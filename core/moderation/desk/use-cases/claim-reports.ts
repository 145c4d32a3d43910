import { handlersOf, type Names } from '#core/moderation/desk/domain/people.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId, ReportId } from '#core/kernel/ids.ts';
import { mapEach, type NonEmpty } from '#core/kernel/non-empty.ts';
import { granted, type Result } from '#core/kernel/result.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { ReportChange } from '#core/moderation/reports/changes.ts';
import { decideClaim, decideRelease } from '#core/moderation/reports/domain/decide-claim.ts';
import type { Report } from '#core/moderation/reports/domain/report.ts';
import type { ReportRepository } from '#core/moderation/reports/ports/report-repository.ts';
import type { ReportRefusal } from '#core/moderation/reports/refusals.ts';
import { findReportsAbout } from './find-reports-about.ts';
import { loadReports, type LoadDependencies, type LoadRefusal } from './load-reports.ts';
import { namePeople } from './name-people.ts';

/** Reports, with the names of those who handle them. */
export interface NamedReports {
  readonly reports: NonEmpty<Report>;
  readonly names: Names;
}

/** One report, or all that a moderator can answer together about a member. */
type Claimed = { readonly id: ReportId } | { readonly memberId: MemberId };

export type ClaimReports = (
  input: Claimed & { readonly callerId: MemberId },
) => Promise<Result<NamedReports, LoadRefusal | ReportRefusal>>;

interface Dependencies extends LoadDependencies {
  readonly reports: Pick<ReportRepository, 'loadAll' | 'queue'>;
  readonly members: Pick<MemberRepository, 'findByIds'>;
  readonly commit: Commit<ReportChange, never>;
  readonly clock: Clock;
}

/** Lets a moderator take care of reports, as far as nobody else does. */
export function makeClaimReports(deps: Dependencies): ClaimReports {
  return makeHandleReports(deps, decideClaim);
}

/** Lets a moderator leave reports to the others, as far as they are not left to one of those. */
export function makeReleaseReports(deps: Dependencies): ClaimReports {
  return makeHandleReports(deps, decideRelease);
}

/** A report that may not be handled is left as it is; what refused the gravest is answered if that is true of all. */
function makeHandleReports(deps: Dependencies, decide: typeof decideClaim): ClaimReports {
  return async ({ callerId, ...claimed }) => {
    type Refusal = LoadRefusal | ReportRefusal;
    const handled = await decideAndCommit<ReportChange, never, NonEmpty<Report>, Refusal>(
      deps.commit,
      async () => {
        const ids = await findIds(deps, callerId, claimed);
        const stored = await loadReports(deps, callerId, ids);
        if (!stored.ok) return stored;
        const at = deps.clock.now();
        const decided = mapEach(stored.value, (one) => {
          return { ...one, handled: decide(one.value, { by: callerId, at }) };
        });
        const [{ handled: first }] = decided;
        if (!first.ok && decided.every((one) => !one.handled.ok)) return first;
        const after = mapEach(decided, ({ value, version, handled: to }) => {
          return { before: value, version, handling: to.ok ? to.value : value.handling };
        });
        const changes = after
          .filter(({ before, handling }) => handling !== before.handling)
          .map(({ before: { id }, version, handling }) => {
            return { type: 'put_report', id, version, handling } as const;
          });
        const act = { changes, events: [], actorId: callerId, at };
        const answer = () => mapEach(after, ({ before, handling }) => ({ ...before, handling }));
        return granted({ act: changes.length === 0 ? null : act, answer });
      },
    );
    if (!handled.ok) return handled;
    const reports = handled.value;
    return granted({ reports, names: await namePeople(deps.members, reports.flatMap(handlersOf)) });
  };
}

async function findIds(
  { reports }: Dependencies,
  callerId: MemberId,
  claimed: Claimed,
): Promise<readonly ReportId[]> {
  return 'id' in claimed
    ? [claimed.id]
    : (await findReportsAbout(reports, callerId, claimed.memberId)).ids;
}
