import type { Versioned } from '#core/kernel/commit.ts';
import type { MemberId, ReportId } from '#core/kernel/ids.ts';
import type { ReportCounts } from '#core/moderation/reports/domain/report-counts.ts';
import type {
  Handling,
  Report,
  ReportWithEvidence,
} from '#core/moderation/reports/domain/report.ts';
import type { ReportedMember } from '#core/moderation/reports/domain/reported-member.ts';
import type { QueuePlace } from '#core/moderation/reports/domain/report-reason.ts';

/** A page of reports with an id below `before` (any when it is `null`), highest id first, at most `limit`. */
interface ReportPage {
  readonly before: number | null;
  readonly limit: number;
}

/** Reads the reports; `ReportChange` writes them. Only `load` and `loadAll` read evidence. */
export interface ReportRepository {
  /** Those that the member has filed. */
  listBy(reporterId: MemberId, page: ReportPage): Promise<readonly Report[]>;
  /** Those about the member. */
  listAbout(memberId: MemberId, page: ReportPage): Promise<readonly Report[]>;
  /**
   * Those in that state after a place in the queue (from its head when it is `null`), in its order, at most `limit`;
   * without those that concern the viewer, unless that is `null`, and only those about one member, if one is named.
   */
  queue(page: {
    readonly viewerId: MemberId | null;
    readonly aboutId?: MemberId;
    readonly state: Handling['state'];
    readonly after: QueuePlace | null;
    readonly limit: number;
  }): Promise<readonly Report[]>;
  /** The members about whom reports are open, each in the place of the first of these, which is after that one; otherwise as `queue`. */
  queueByMember(page: {
    readonly viewerId: MemberId;
    readonly after: QueuePlace | null;
    readonly limit: number;
  }): Promise<readonly ReportedMember[]>;
  /** The report to decide upon. */
  load(id: ReportId): Promise<Versioned<ReportWithEvidence> | null>;
  /** Those of the reports that are there, to decide upon, in the order of the queue. */
  loadAll(ids: readonly ReportId[]): Promise<readonly Versioned<ReportWithEvidence>[]>;
  /** Counts those that were filed at that time (ISO 8601 in UTC) or later. */
  count(since: string): Promise<ReportCounts>;
}
