import type { MemberId } from '#core/kernel/ids.ts';
import type { Member } from '#core/members/domain/member.ts';
import type {
  ModerationAction,
  ModerationEntry,
} from '#core/moderation/domain/moderation-entry.ts';
import type { ReportCounts } from '#core/moderation/reports/domain/report-counts.ts';
import type { Report, ReportWithEvidence } from '#core/moderation/reports/domain/report.ts';
import type { Standing } from '#core/safety/domain/standing.ts';
import type { Names } from './people.ts';

/** What is known of a member beside the reports that are open on a page. */
export interface PastOfMember {
  /** The standing of the member; `null` once they are gone. */
  readonly standing: Standing | null;
  readonly otherReports: readonly Report[];
  readonly entries: readonly ModerationEntry[];
  readonly removalNeedsTwo: boolean;
  readonly names: Names;
}

/** A report with all that is needed to decide upon it. */
export interface ShownReport extends PastOfMember {
  readonly report: ReportWithEvidence;
}

/** The open reports about a member with all that is needed to decide upon them together. */
export interface ShownMemberCase extends PastOfMember {
  readonly id: MemberId;
  /** As others see them now; `null` once they are gone. */
  readonly profile: Member | null;
  /** The gravest first, as many as can be answered together. */
  readonly reports: readonly ReportWithEvidence[];
  /** Whether more wait. */
  readonly hasMore: boolean;
}

/** What was reported and decided since a time (ISO 8601 in UTC), in numbers. */
export interface CountedFigures {
  readonly since: string;
  readonly reports: ReportCounts;
  readonly actions: ReadonlyMap<ModerationAction, number>;
}
