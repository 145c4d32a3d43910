import { gravestFirst, type NamedFinding } from '#core/operations/domain/finding.ts';
import type { RecentFailure } from '#core/operations/domain/recent-failures.ts';
import type { RunningSite, SettingGiven } from '#core/operations/ports/running-site.ts';

/** How the site is, for its operator. */
export interface ShownSite {
  readonly version: string;
  readonly startedAt: string;
  readonly findings: readonly NamedFinding[];
  readonly failures: readonly RecentFailure[];
  readonly settings: readonly SettingGiven[];
}

export type ShowSite = () => Promise<ShownSite>;

/** Looks at the site from every side; what needs doing stands first. */
export function makeShowSite({ runningSite }: { readonly runningSite: RunningSite }): ShowSite {
  return async () => {
    const { version, startedAt, settings } = runningSite;
    const findings = gravestFirst(await runningSite.look());
    return { version, startedAt, findings, failures: runningSite.failures(), settings };
  };
}
