import { gravestFirst, type NamedFinding } from '#core/operations/domain/finding.ts';
import type { RecentFailure } from '#core/operations/domain/recent-failures.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import type { Counts, SiteCounts } from '#core/operations/ports/site-counts.ts';
import type { RunningSite, SettingGiven } from '#core/operations/ports/running-site.ts';

/** For how many days members are newcomers, and of how many days messages are counted. */
const DAYS = { newcomers: 7, messages: 1 } as const;

/** How the site is, for its operator. */
export interface ShownSite {
  readonly version: string;
  readonly startedAt: string;
  readonly counts: Counts;
  readonly findings: readonly NamedFinding[];
  readonly failures: readonly RecentFailure[];
  readonly settings: readonly SettingGiven[];
}

export type ShowSite = () => Promise<ShownSite>;

/** Looks at the site from every side; what needs doing stands first. */
export function makeShowSite({
  runningSite,
  siteCounts,
  clock,
}: {
  readonly runningSite: RunningSite;
  readonly siteCounts: SiteCounts;
  readonly clock: Clock;
}): ShowSite {
  return async () => {
    const { version, startedAt, settings } = runningSite;
    const now = clock.now();
    const lately = {
      joinedSince: daysAfter(now, -DAYS.newcomers),
      writtenSince: daysAfter(now, -DAYS.messages),
    };
    const looks = [siteCounts.count(lately), runningSite.look()] as const;
    const [counts, found] = await Promise.all(looks);
    const failures = runningSite.failures();
    return { version, startedAt, counts, findings: gravestFirst(found), failures, settings };
  };
}
