/** Why members report each other, the gravest reason first: in this order reports are answered. */
export const REPORT_REASONS = [
  'danger',
  'under_18',
  'threats',
  'sexual',
  'money',
  'impersonation',
  'other',
] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

/** The gravest, for which moderators are called at once. */
export type UrgentReason = Extract<ReportReason, 'danger' | 'under_18'>;

/** Whether moderators are called at once, instead of when they next look at the desk. */
export function isUrgent(reason: ReportReason): reason is UrgentReason {
  return reason === 'danger' || reason === 'under_18';
}

/** A place in the queue of reports. */
export interface QueuePlace {
  readonly reason: ReportReason;
  readonly id: number;
}

/**
 * Orders the reports that wait: the gravest first, and of the same gravity the oldest. Ids grow in the order in
 * which reports are filed.
 */
export function compareInQueue(one: QueuePlace, other: QueuePlace): number {
  const gravity = REPORT_REASONS.indexOf(one.reason) - REPORT_REASONS.indexOf(other.reason);
  return gravity === 0 ? one.id - other.id : gravity;
}
