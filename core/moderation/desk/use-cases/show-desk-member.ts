import type { ShownMemberCase } from '#core/moderation/desk/domain/answers.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { ReportRepository } from '#core/moderation/reports/ports/report-repository.ts';
import { findReportsAbout } from './find-reports-about.ts';
import { readPast, type PastDependencies } from './read-past.ts';

export type ShowDeskMember = (input: {
  readonly callerId: MemberId;
  readonly id: MemberId;
}) => Promise<Result<ShownMemberCase, RefusalOf<'forbidden'> | NotFound<'member'>>>;

/** A member at the desk: the open reports about them with their evidence, and what else is known of them. */
export function makeShowDeskMember(
  deps: PastDependencies & {
    readonly reports: Pick<ReportRepository, 'queue' | 'loadAll' | 'listAbout'>;
  },
): ShowDeskMember {
  return async ({ callerId, id }) => {
    // Nobody sees at the desk what is there about themselves.
    if (id === callerId) return refused({ code: 'not_found', subject: 'member' });
    const { ids, hasMore } = await findReportsAbout(deps.reports, callerId, id);
    const reports = (await deps.reports.loadAll(ids)).map(({ value }) => value);
    const past = await readPast(deps, callerId, id, reports);
    const isKnown = past.standing !== null || reports.length > 0;
    return isKnown
      ? granted({ id, reports, hasMore, ...past })
      : refused({ code: 'not_found', subject: 'member' });
  };
}
