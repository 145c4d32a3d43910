import { removalNeedsTwo } from '#core/moderation/desk/domain/decide-report.ts';
import type { ShownReport } from '#core/moderation/desk/domain/answers.ts';
import { handlersOf, moderatorOf } from '#core/moderation/desk/domain/people.ts';
import type { MemberId, ReportId } from '#core/kernel/ids.ts';
import { granted, type Result } from '#core/kernel/result.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { ModerationRepository } from '#core/moderation/ports/moderation-repository.ts';
import { concerns, type Report } from '#core/moderation/reports/domain/report.ts';
import type { ReportRepository } from '#core/moderation/reports/ports/report-repository.ts';
import { loadReport, type LoadDependencies, type LoadRefusal } from './load-report.ts';
import { namePeople } from './name-people.ts';

/** How many other reports, and how many decisions, are shown with a report. */
const MOST_SHOWN = 20;

export type ShowDeskReport = (input: {
  readonly callerId: MemberId;
  readonly id: ReportId;
}) => Promise<Result<ShownReport, LoadRefusal>>;

interface Dependencies extends LoadDependencies {
  readonly reports: Pick<ReportRepository, 'load' | 'listAbout'>;
  readonly members: Pick<MemberRepository, 'findByIds'>;
  readonly moderation: Pick<ModerationRepository, 'listEntries' | 'listModerators'>;
}

/** The report with its evidence, and what is known of the one who is reported. */
export function makeShowDeskReport(deps: Dependencies): ShowDeskReport {
  return async ({ callerId, id }) => {
    const stored = await loadReport(deps, callerId, id);
    if (!stored.ok) return stored;
    const { value: report } = stored.value;
    const { otherReports, entries, standing, moderatorIds } = await readPast(
      deps,
      callerId,
      report,
    );
    const names = await namePeople(deps.members, [
      report.reporterId,
      report.aboutId,
      ...[report, ...otherReports].flatMap(handlersOf),
      ...entries.map(({ actor }) => moderatorOf(actor)),
    ]);
    return granted({
      report,
      standing: names.has(report.aboutId) ? standing : null,
      otherReports,
      entries,
      removalNeedsTwo: removalNeedsTwo({ report, moderatorIds }, callerId),
      names,
    });
  };
}

async function readPast(
  { reports, moderation, safety }: Dependencies,
  viewerId: MemberId,
  { id, aboutId }: Report,
) {
  const page = { before: null, limit: MOST_SHOWN };
  const [about, entries, { value: standing }, moderatorIds] = await Promise.all([
    // One more, for the report itself is among them.
    reports.listAbout(aboutId, { before: null, limit: MOST_SHOWN + 1 }),
    moderation.listEntries({ viewerId, memberId: aboutId, ...page }),
    safety.loadStanding(aboutId),
    moderation.listModerators(),
  ]);
  const otherReports = about
    .filter((report) => report.id !== id && !concerns(report, viewerId))
    .slice(0, MOST_SHOWN);
  return { otherReports, entries, standing, moderatorIds };
}
