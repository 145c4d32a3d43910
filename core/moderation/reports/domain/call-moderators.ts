import type { MemberId } from '#core/kernel/ids.ts';
import type { MailChange } from '#core/letters/changes.ts';
import { isUrgent } from './report-reason.ts';
import { concerns, type FiledReport } from './report.ts';

/** How many moderators are called at most. */
const MOST_CALLED = 100;

/** Letters that call moderators to an urgent report, except those it concerns. At most one waits for each moderator. */
export function callModerators(
  report: FiledReport,
  moderatorIds: readonly MemberId[],
): readonly MailChange[] {
  if (!isUrgent(report.reason)) return [];
  const called = moderatorIds.filter((id) => !concerns(report, id)).slice(0, MOST_CALLED);
  return called.map((memberId) => ({
    type: 'queue_letter',
    queued: {
      letter: { kind: 'urgent_report', memberId },
      key: `urgent_report:${memberId}`,
      dueAt: report.createdAt,
    },
  }));
}
