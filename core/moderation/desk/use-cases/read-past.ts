import { removalNeedsTwo } from '#core/moderation/desk/domain/decide-reports.ts';
import type { PastOfMember } from '#core/moderation/desk/domain/answers.ts';
import { handlersOf, moderatorOf } from '#core/moderation/desk/domain/people.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { ModerationRepository } from '#core/moderation/ports/moderation-repository.ts';
import { concerns, type Report } from '#core/moderation/reports/domain/report.ts';
import type { ReportRepository } from '#core/moderation/reports/ports/report-repository.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';
import { namePeople } from './name-people.ts';

/** How many other reports, and how many decisions, are shown. */
const MOST_SHOWN = 20;

/** What reading the past of a member takes. */
export interface PastDependencies {
  readonly reports: Pick<ReportRepository, 'listAbout'>;
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly members: Pick<MemberRepository, 'findByIds'>;
  readonly moderation: Pick<ModerationRepository, 'listEntries' | 'listModerators'>;
}

/** What a moderator is shown of a member beside the reports that are open on the page. */
export async function readPast(
  { reports, moderation, safety, members }: PastDependencies,
  viewerId: MemberId,
  memberId: MemberId,
  shown: readonly Report[],
): Promise<PastOfMember> {
  const page = { before: null, limit: MOST_SHOWN };
  const [about, entries, { value: standing }, moderatorIds] = await Promise.all([
    // So many more, for those that are shown may be among them.
    reports.listAbout(memberId, { before: null, limit: MOST_SHOWN + shown.length }),
    moderation.listEntries({ viewerId, memberId, ...page }),
    safety.loadStanding(memberId),
    moderation.listModerators(),
  ]);
  const otherReports = about
    .filter((report) => shown.every(({ id }) => id !== report.id) && !concerns(report, viewerId))
    .slice(0, MOST_SHOWN);
  const names = await namePeople(members, [
    memberId,
    ...shown.map(({ reporterId }) => reporterId),
    ...[...shown, ...otherReports].flatMap(handlersOf),
    ...entries.map(({ actor }) => moderatorOf(actor)),
  ]);
  return {
    standing: names.has(memberId) ? standing : null,
    otherReports,
    entries,
    removalNeedsTwo: removalNeedsTwo(shown, moderatorIds, viewerId),
    names,
  };
}
