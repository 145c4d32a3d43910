import { handlersOf, type Names } from '#core/moderation/desk/domain/people.ts';
import { placeInQueue } from '#core/moderation/desk/domain/queue-cursor.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { cutPage, type Page } from '#core/kernel/page.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { QueuePlace } from '#core/moderation/reports/domain/report-reason.ts';
import type { Handling, Report } from '#core/moderation/reports/domain/report.ts';
import type { ReportRepository } from '#core/moderation/reports/ports/report-repository.ts';
import { namePeople } from './name-people.ts';

export type ListDeskReports = (input: {
  readonly callerId: MemberId;
  readonly state: Handling['state'];
  readonly after: QueuePlace | null;
  readonly limit: number;
}) => Promise<Page<Report> & { readonly names: Names }>;

/** The reports that do not concern the moderator, in the order of the queue. */
export function makeListDeskReports({
  reports,
  members,
}: {
  readonly reports: Pick<ReportRepository, 'queue'>;
  readonly members: Pick<MemberRepository, 'findByIds'>;
}): ListDeskReports {
  return async ({ callerId: viewerId, state, after, limit }) => {
    const queued = await reports.queue({ viewerId, state, after, limit: limit + 1 });
    const { items, hasMore } = cutPage(queued, limit);
    const last = items.at(-1);
    const next = hasMore && last ? placeInQueue('desk-reports', last) : null;
    return { items, next, names: await namePeople(members, items.flatMap(handlersOf)) };
  };
}
