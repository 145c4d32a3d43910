import type { ReportReason } from '#core/moderation/reports/domain/report-reason.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** How long since, as the desk says it: in hours on the first day, and in days from then on. */
export function describeWait(since: string, now: number): string {
  const waited = now - Date.parse(since);
  if (waited < HOUR) return 'less than an hour';
  if (waited < DAY) return count(Math.floor(waited / HOUR), 'hour');
  return count(Math.floor(waited / DAY), 'day');
}

/** Whether a report has waited for longer than members are promised: a day in danger, three otherwise. */
export function isLate(reason: ReportReason, since: string, now: number): boolean {
  return now - Date.parse(since) > (reason === 'danger' ? DAY : 3 * DAY);
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
