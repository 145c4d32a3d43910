import type { CountedFigures } from '#core/moderation/desk/domain/answers.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import type { ModerationRepository } from '#core/moderation/ports/moderation-repository.ts';
import type { ReportRepository } from '#core/moderation/reports/ports/report-repository.ts';

/** Of how many days the figures are. */
const DAYS = 365;

export type ShowDeskFigures = () => Promise<CountedFigures>;

/** Counts what was reported and decided within the last year. */
export function makeShowDeskFigures({
  reports,
  moderation,
  clock,
}: {
  readonly reports: Pick<ReportRepository, 'count'>;
  readonly moderation: Pick<ModerationRepository, 'countActions'>;
  readonly clock: Clock;
}): ShowDeskFigures {
  return async () => {
    const since = daysAfter(clock.now(), -DAYS);
    const counted = [reports.count(since), moderation.countActions(since)] as const;
    const [reportCounts, actions] = await Promise.all(counted);
    return { since, reports: reportCounts, actions };
  };
}
