import type { MemberId } from '#core/kernel/ids.ts';
import { concerns } from '#core/moderation/reports/domain/report.ts';
import type { ReportRepository } from '#core/moderation/reports/ports/report-repository.ts';

/** How many reports are looked through. */
const AT_ONCE = 500;

/** Whether one of the two has reported the other. */
export async function haveReported(
  reports: Pick<ReportRepository, 'listAbout' | 'listBy'>,
  one: MemberId,
  other: MemberId,
): Promise<boolean> {
  const page = { before: null, limit: AT_ONCE };
  const filed = await reports.listBy(one, page);
  const about = await reports.listAbout(one, page);
  return [...filed, ...about].some((report) => concerns(report, other));
}
