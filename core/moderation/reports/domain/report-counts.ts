import type { ReportReason } from './report-reason.ts';
import type { Handling, ReportOutcome } from './report.ts';

/** How many reports have one reason, one state and one outcome; `null` is that of those not answered. */
export interface ReportCount {
  readonly reason: ReportReason;
  readonly state: Handling['state'];
  readonly outcome: ReportOutcome | null;
  readonly count: number;
}

/** The counts of reports. */
export interface ReportCounts {
  readonly counts: readonly ReportCount[];
  /**
   * How many milliseconds the answer took in the middle of all that were answered, in order: the one, or the two
   * where their number is even; none where nothing was answered.
   */
  readonly middleTimes: readonly number[];
}

const HOUR = 60 * 60 * 1000;

/**
 * The median of the hours to an answer, to a tenth; `null` where nothing was answered. Where the clock of the process that
 * answered is behind, the answer came at once.
 */
export function medianHours({ middleTimes }: Pick<ReportCounts, 'middleTimes'>): number | null {
  if (middleTimes.length === 0) return null;
  const mean = middleTimes.reduce((sum, time) => sum + Math.max(0, time), 0) / middleTimes.length;
  return Math.round((mean / HOUR) * 10) / 10;
}

/** The places of the middle ones in a row of so many: one, two, or none. */
export function middlePlaces(length: number): readonly number[] {
  if (length === 0) return [];
  const [lower, higher] = [Math.floor((length - 1) / 2), Math.floor(length / 2)];
  return lower === higher ? [lower] : [lower, higher];
}
