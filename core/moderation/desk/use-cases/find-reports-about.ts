import type { MemberId } from '#core/kernel/ids.ts';
import { cutPage } from '#core/kernel/page.ts';
import { MOST_TOGETHER } from '#core/moderation/desk/domain/report-decision.ts';
import type { ReportRepository } from '#core/moderation/reports/ports/report-repository.ts';

/** The open reports about the member that a moderator can answer together, the gravest first, and whether more wait. */
export async function findReportsAbout(
  reports: Pick<ReportRepository, 'queue'>,
  viewerId: MemberId,
  aboutId: MemberId,
) {
  const limit = MOST_TOGETHER + 1;
  const queued = await reports.queue({ viewerId, aboutId, state: 'open', after: null, limit });
  const { items, hasMore } = cutPage(queued, MOST_TOGETHER);
  return { ids: items.map(({ id }) => id), hasMore };
}
