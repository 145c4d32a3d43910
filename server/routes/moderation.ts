import { makeFindRegisteredMembers } from '#core/moderation/use-cases/find-registered-members.ts';
import { makeLiftEndedSuspensions } from '#core/moderation/use-cases/lift-ended-suspensions.ts';
import { makeShowRegisteredMember } from '#core/moderation/use-cases/show-registered-member.ts';
import { makeInvite } from '#core/invitations/use-cases/invite.ts';
import type { ModerationRepository } from '#core/moderation/moderation-repository.ts';
import type { NoticeRepository } from '#core/moderation/notice-repository.ts';
import type { ReportRepository } from '#core/reports/report-repository.ts';
import { makeDecideAppeal } from '#core/desk/use-cases/decide-appeal.ts';
import { makeDecideReport } from '#core/desk/use-cases/decide-report.ts';
import { makeGiveOneTimePassword } from '#core/moderation/use-cases/give-one-time-password.ts';
import { makeTakeMeasure } from '#core/moderation/use-cases/take-measure.ts';

/** What those who run the site decide. */
export type ModerationUseCases = ReturnType<typeof makeModerationUseCases>;

/** Makes every use case of moderation. */
export function makeModerationUseCases(
  deps: Parameters<typeof makeFindRegisteredMembers>[0] &
    Parameters<typeof makeLiftEndedSuspensions>[0] &
    Parameters<typeof makeShowRegisteredMember>[0] &
    Parameters<typeof makeTakeMeasure>[0] &
    Parameters<typeof makeGiveOneTimePassword>[0] &
    Parameters<typeof makeInvite>[0] &
    Parameters<typeof makeDecideReport>[0] &
    Parameters<typeof makeDecideAppeal>[0] & {
      readonly reports: ReportRepository;
      readonly moderation: ModerationRepository;
      readonly notices: NoticeRepository;
    },
) {
  return {
    findRegisteredMembers: makeFindRegisteredMembers(deps),
    showRegisteredMember: makeShowRegisteredMember(deps),
    takeMeasure: makeTakeMeasure(deps),
    giveOneTimePassword: makeGiveOneTimePassword(deps),
    reports: deps.reports,
    decideReport: makeDecideReport(deps),
    invite: makeInvite(deps),
    listAwaitingApproval: (page: { readonly after: number; readonly limit: number }) =>
      deps.moderation.listAwaitingApproval(page),
    notices: deps.notices,
    decideAppeal: makeDecideAppeal(deps),
    liftEndedSuspensions: makeLiftEndedSuspensions(deps),
  };
}
