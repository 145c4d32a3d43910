import type { ReportReason } from '#core/moderation/reports/domain/report-reason.ts';

const DAY = 24 * 60 * 60_000;

/** Whether a report has waited for longer than members are promised: a day in danger, three otherwise. */
export function isLate(reason: ReportReason, since: string, now: number): boolean {
  return now - Date.parse(since) > (reason === 'danger' ? DAY : 3 * DAY);
}
