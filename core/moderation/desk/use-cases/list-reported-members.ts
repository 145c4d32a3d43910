import { handlersOf, type Names } from '#core/moderation/desk/domain/people.ts';
import { placeInQueue } from '#core/moderation/desk/domain/queue-cursor.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { cutPage, type Page } from '#core/kernel/page.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { QueuePlace } from '#core/moderation/reports/domain/report-reason.ts';
import type { ReportedMember } from '#core/moderation/reports/domain/reported-member.ts';
import type { ReportRepository } from '#core/moderation/reports/ports/report-repository.ts';
import { namePeople } from './name-people.ts';

export type ListReportedMembers = (input: {
  readonly callerId: MemberId;
  readonly after: QueuePlace | null;
  readonly limit: number;
}) => Promise<Page<ReportedMember> & { readonly names: Names }>;

/** The members about whom reports wait that do not concern the moderator, in the order of the queue. */
export function makeListReportedMembers({
  reports,
  members,
}: {
  readonly reports: Pick<ReportRepository, 'queueByMember'>;
  readonly members: Pick<MemberRepository, 'findByIds'>;
}): ListReportedMembers {
  return async ({ callerId: viewerId, after, limit }) => {
    const queued = await reports.queueByMember({ viewerId, after, limit: limit + 1 });
    const { items, hasMore } = cutPage(queued, limit);
    const last = items.at(-1);
    const next = hasMore && last ? placeInQueue('desk-reported-members', last.first) : null;
    const people = items.flatMap(({ first }) => handlersOf(first));
    return { items, next, names: await namePeople(members, people) };
  };
}
