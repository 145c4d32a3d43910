import { encodeCursor } from '#core/kernel/cursor.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { cutPage, type Page } from '#core/kernel/page.ts';
import type { Report } from '#core/moderation/reports/domain/report.ts';
import type { ReportRepository } from '#core/moderation/reports/ports/report-repository.ts';

export type ListReports = (input: {
  readonly callerId: MemberId;
  readonly before: number | null;
  readonly limit: number;
}) => Promise<Page<Report>>;

/** The reports that the caller has filed, newest first. */
export function makeListReports({
  reports,
}: {
  readonly reports: Pick<ReportRepository, 'listBy'>;
}): ListReports {
  return async ({ callerId, before, limit }) => {
    const filed = await reports.listBy(callerId, { before, limit: limit + 1 });
    const { items, hasMore } = cutPage(filed, limit);
    const last = items.at(-1);
    return { items, next: hasMore && last ? encodeCursor('reports', [last.id]) : null };
  };
}
