import { gravestFirst, type NamedFinding } from '#core/operations/domain/finding.ts';
import type { RecentFailure } from '#core/operations/domain/recent-failures.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import type { Counts, SiteCounts } from '#core/operations/ports/site-counts.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { SettingInEffect } from '#core/operations/domain/site-settings.ts';
import type { LiveSettings } from '#core/operations/steps/live-settings.ts';
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
  readonly siteSettings: readonly SettingInEffect[];
  /** Whether a mail has reached the operator who asks: their address is confirmed. */
  readonly mailsArrive: boolean;
  readonly settings: readonly SettingGiven[];
}

export type ShowSite = (input: { readonly callerId: MemberId }) => Promise<ShownSite>;

/** Looks at the site from every side; what needs doing stands first. */
export function makeShowSite({
  runningSite,
  siteCounts,
  members,
  liveSettings,
  clock,
}: {
  readonly runningSite: RunningSite;
  readonly siteCounts: SiteCounts;
  readonly members: Pick<MemberRepository, 'loadAddress'>;
  readonly liveSettings: Pick<LiveSettings, 'list'>;
  readonly clock: Clock;
}): ShowSite {
  return async ({ callerId }) => {
    const { version, startedAt, settings } = runningSite;
    const now = clock.now();
    const lately = {
      joinedSince: daysAfter(now, -DAYS.newcomers),
      writtenSince: daysAfter(now, -DAYS.messages),
    };
    const [counts, found, address] = await Promise.all([
      siteCounts.count(lately),
      runningSite.look(),
      members.loadAddress(callerId),
    ]);
    return {
      version,
      startedAt,
      counts,
      findings: gravestFirst(found),
      failures: runningSite.failures(),
      siteSettings: liveSettings.list(),
      mailsArrive: address !== null && address.value.confirmedAt !== null,
      settings,
    };
  };
}
