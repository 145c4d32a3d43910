import type { Versioned } from '#core/kernel/commit.ts';
import type { MemberId, ReportId } from '#core/kernel/ids.ts';
import type { NonEmpty } from '#core/kernel/non-empty.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { concerns, type ReportWithEvidence } from '#core/moderation/reports/domain/report.ts';
import type { ReportRepository } from '#core/moderation/reports/ports/report-repository.ts';
import { isModerator } from '#core/safety/domain/standing.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

/** Why a report is not shown. */
export type LoadRefusal = RefusalOf<'forbidden'> | NotFound<'report'>;

/** What reading reports takes. */
export interface LoadDependencies {
  readonly reports: Pick<ReportRepository, 'loadAll'>;
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
}

/**
 * Reports about one member for a moderator, the gravest first: all of them, or none. Whom one concerns may not know
 * that there is one.
 */
export async function loadReports(
  { reports, safety }: LoadDependencies,
  moderatorId: MemberId,
  ids: readonly ReportId[],
  memberId?: MemberId,
): Promise<Result<NonEmpty<Versioned<ReportWithEvidence>>, LoadRefusal>> {
  const { value: standing } = await safety.loadStanding(moderatorId);
  if (!isModerator(standing)) return refused({ code: 'forbidden' });
  const [first, ...others] = await reports.loadAll(ids);
  const aboutId = memberId ?? first?.value.aboutId;
  const isKnown =
    first !== undefined &&
    others.length + 1 === new Set(ids).size &&
    [first, ...others].every(
      ({ value }) => value.aboutId === aboutId && !concerns(value, moderatorId),
    );
  return isKnown ? granted([first, ...others]) : refused({ code: 'not_found', subject: 'report' });
}
