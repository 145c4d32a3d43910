import type {
  ModerationAction,
  ModerationEntry,
} from '#core/moderation/domain/moderation-entry.ts';
import type { ReportCounts } from '#core/moderation/reports/domain/report-counts.ts';
import type { Report, ReportWithEvidence } from '#core/moderation/reports/domain/report.ts';
import type { Standing } from '#core/safety/domain/standing.ts';
import type { Names } from './people.ts';

/** A report with all that is needed to decide upon it. */
export interface ShownReport {
  readonly report: ReportWithEvidence;
  /** The standing of the reported member; `null` once they are gone. */
  readonly standing: Standing | null;
  readonly otherReports: readonly Report[];
  readonly entries: readonly ModerationEntry[];
  readonly removalNeedsTwo: boolean;
  readonly names: Names;
}

/** What was reported and decided since a time (ISO 8601 in UTC), in numbers. */
export interface CountedFigures {
  readonly since: string;
  readonly reports: ReportCounts;
  readonly actions: ReadonlyMap<ModerationAction, number>;
}
