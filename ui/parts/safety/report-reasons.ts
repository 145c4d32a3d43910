import type { ReportReason } from '#core/moderation/reports/domain/report-reason.ts';

/** What members choose from when they say what is happening, the most frequent first. */
export const REASON_CHOICES: readonly { readonly value: ReportReason; readonly label: string }[] = [
  { value: 'money', label: 'Asks for money, gift cards or codes' },
  { value: 'sexual', label: 'Is sexual or romantic' },
  { value: 'threats', label: 'Threatens or bullies' },
  { value: 'impersonation', label: 'Pretends to be someone' },
  { value: 'under_18', label: 'Seems to be under 18' },
  { value: 'danger', label: 'Someone is in danger' },
  { value: 'other', label: 'Something else' },
];

/** The words of a reason. */
export function describeReportReason(reason: ReportReason): string {
  return REASON_CHOICES.find(({ value }) => value === reason)?.label ?? reason;
}
