import type { SecurityChange } from '#core/accounts/changes.ts';
import type { ShownMemberCase } from '#core/moderation/desk/domain/answers.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Commit } from '#core/kernel/commit.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { ReportRepository } from '#core/moderation/reports/ports/report-repository.ts';
import { toMemberWithPhotos } from '#core/members/domain/member.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import { noteLookUp } from '#core/moderation/desk/domain/note-look-up.ts';
import { findReportsAbout } from './find-reports-about.ts';
import { readPast, type PastDependencies } from './read-past.ts';

export type ShowDeskMember = (input: {
  readonly callerId: MemberId;
  readonly id: MemberId;
}) => Promise<Result<ShownMemberCase, RefusalOf<'forbidden'> | NotFound<'member'>>>;

/**
 * A member at the desk: the open reports about them with their evidence, and what else is known of them. It is noted who
 * opens one whom nobody has reported.
 */
export function makeShowDeskMember(
  deps: PastDependencies & {
    readonly reports: Pick<ReportRepository, 'queue' | 'loadAll' | 'listAbout'>;
    readonly members: Pick<MemberRepository, 'findById' | 'findByIds'>;
    readonly commit: Commit<SecurityChange, never>;
    readonly clock: Clock;
  },
): ShowDeskMember {
  return async ({ callerId, id }) => {
    // Nobody sees at the desk what is there about themselves.
    if (id === callerId) return refused({ code: 'not_found', subject: 'member' });
    const { ids, hasMore } = await findReportsAbout(deps.reports, callerId, id);
    const reports = (await deps.reports.loadAll(ids)).map(({ value }) => value);
    const past = await readPast(deps, callerId, id, reports);
    const self = await deps.members.findById(id);
    if (self === null && reports.length === 0) {
      return refused({ code: 'not_found', subject: 'member' });
    }
    if (reports.length === 0 && past.otherReports.length === 0) {
      await deps.commit(noteLookUp(callerId, id, deps.clock.now()));
    }
    return granted({ id, profile: self && toMemberWithPhotos(self), reports, hasMore, ...past });
  };
}
