import type { TextFault } from '#core/kernel/fault.ts';

/** What can be wrong with a report. */
export type ReportFault =
  | TextFault<'words'>
  | { readonly rule: 'unknown_report_reason' }
  | { readonly rule: 'unknown_report_choice' };

/** The refusals about reports. */
export type ReportRefusal =
  | { readonly code: 'already_answered' }
  /** Another moderator takes care of the report. */
  | { readonly code: 'claimed_by_another' };

/** What of reports a caller may ask for and not find. */
export type ReportSubject = 'report';
