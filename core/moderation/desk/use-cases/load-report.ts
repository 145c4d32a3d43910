import type { Versioned } from '#core/kernel/commit.ts';
import type { MemberId, ReportId } from '#core/kernel/ids.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { concerns, type ReportWithEvidence } from '#core/moderation/reports/domain/report.ts';
import type { ReportRepository } from '#core/moderation/reports/ports/report-repository.ts';
import { isModerator } from '#core/safety/domain/standing.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

/** Why a report is not shown. */
export type LoadRefusal = RefusalOf<'forbidden'> | NotFound<'report'>;

/** What reading a report takes. */
export interface LoadDependencies {
  readonly reports: Pick<ReportRepository, 'load'>;
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
}

/** The report for a moderator. Whom it concerns may not know that there is one. */
export async function loadReport(
  { reports, safety }: LoadDependencies,
  moderatorId: MemberId,
  id: ReportId,
): Promise<Result<Versioned<ReportWithEvidence>, LoadRefusal>> {
  const { value: standing } = await safety.loadStanding(moderatorId);
  if (!isModerator(standing)) return refused({ code: 'forbidden' });
  const stored = await reports.load(id);
  const isKnown = stored !== null && !concerns(stored.value, moderatorId);
  return isKnown ? granted(stored) : refused({ code: 'not_found', subject: 'report' });
}
