import type { MemberId, ReportId } from '#core/kernel/ids.ts';

/** What can happen to a report. */
export const REPORT_EVENT_TYPES = ['report_filed'] as const;

/** What happened; `memberIds` are those who may know of it at all: never the one who is reported. */
export interface ReportEvent {
  readonly type: (typeof REPORT_EVENT_TYPES)[number];
  readonly reportId: ReportId;
  readonly memberIds: readonly MemberId[];
}
