import type { MemberId } from '#core/kernel/ids.ts';
import type { MailChange } from '#core/letters/changes.ts';
import { singleLetter, type NewLetter } from '#core/letters/domain/letter.ts';
import { nextDayAt } from '#core/letters/domain/mail-times.ts';
import { isUrgent } from './report-reason.ts';
import { concerns, type FiledReport } from './report.ts';

/** How many moderators are called at most. */
const MOST_CALLED = 100;

/**
 * Letters that call moderators to a report, except those it concerns: at once if it can't wait, and the next morning if
 * it still waits by then. At most one of each waits for each moderator.
 */
export function callModerators(
  report: FiledReport,
  moderatorIds: readonly MemberId[],
): readonly MailChange[] {
  const { reason, createdAt } = report;
  const called = moderatorIds.filter((id) => !concerns(report, id)).slice(0, MOST_CALLED);
  return called.flatMap((memberId) => [
    ...(isUrgent(reason)
      ? [queue(singleLetter({ kind: 'urgent_report', memberId }, createdAt))]
      : []),
    queue(dailyLetter(memberId, createdAt)),
  ]);
}

/** The letter that tells a moderator, the next morning, what waits by then. */
export function dailyLetter(memberId: MemberId, now: string): NewLetter {
  return singleLetter({ kind: 'reports_waiting', memberId }, nextDayAt(now));
}

function queue(queued: NewLetter): MailChange {
  return { type: 'queue_letter', queued };
}
