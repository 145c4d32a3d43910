import type { Report } from './report.ts';
import { compareInQueue } from './report-reason.ts';

/** The open reports about one member, as the queue has them: in the place of the first. */
export interface ReportedMember {
  /** The gravest, and of the same gravity the oldest. */
  readonly first: Report;
  /** How many wait. */
  readonly open: number;
  /** How many of them moderators take care of. */
  readonly taken: number;
  /** In how many of them the removal of the member is proposed. */
  readonly proposed: number;
  /** When the oldest was filed. */
  readonly oldestAt: string;
}

function emptyGroup(first: Report): ReportedMember {
  return { first, open: 0, taken: 0, proposed: 0, oldestAt: first.createdAt };
}

/** Groups open reports by whom they are about, in the order of the queue. */
export function groupByMember(reports: readonly Report[]): readonly ReportedMember[] {
  const groups = new Map<number, ReportedMember>();
  for (const report of reports.toSorted(compareInQueue)) {
    const { aboutId, createdAt, handling } = report;
    const group = groups.get(aboutId) ?? emptyGroup(report);
    groups.set(aboutId, {
      first: group.first,
      open: group.open + 1,
      taken: group.taken + (handling.claim === null ? 0 : 1),
      proposed: group.proposed + (handling.state === 'open' && handling.proposal !== null ? 1 : 0),
      oldestAt: createdAt < group.oldestAt ? createdAt : group.oldestAt,
    });
  }
  return [...groups.values()];
}
