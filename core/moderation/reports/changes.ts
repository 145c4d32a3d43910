import type { ReportId } from '#core/kernel/ids.ts';
import type { FiledReport, Handling } from './domain/report.ts';

/** What is stored of reports. What was filed never changes; how it is handled does. */
export type ReportChange =
  | { readonly type: 'add_report'; readonly report: FiledReport }
  /** Puts the handling in the place of the one of that version. */
  | {
      readonly type: 'put_report';
      readonly id: ReportId;
      readonly version: number;
      readonly handling: Handling;
    };
