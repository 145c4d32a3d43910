import type { ShownReport } from '#core/moderation/desk/domain/answers.ts';
import type { MemberId, ReportId } from '#core/kernel/ids.ts';
import { granted, type Result } from '#core/kernel/result.ts';
import { loadReports, type LoadDependencies, type LoadRefusal } from './load-reports.ts';
import { readPast, type PastDependencies } from './read-past.ts';

export type ShowDeskReport = (input: {
  readonly callerId: MemberId;
  readonly id: ReportId;
}) => Promise<Result<ShownReport, LoadRefusal>>;

/** The report with its evidence, and what is known of the one who is reported. */
export function makeShowDeskReport(deps: LoadDependencies & PastDependencies): ShowDeskReport {
  return async ({ callerId, id }) => {
    const stored = await loadReports(deps, callerId, [id]);
    if (!stored.ok) return stored;
    const { value: report } = stored.value[0];
    return granted({ report, ...(await readPast(deps, callerId, report.aboutId, [report])) });
  };
}
