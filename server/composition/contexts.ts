import { merge } from '#core/kernel/merge.ts';
import { makeAccountCalls, makeAccountUseCases } from '#server/routes/accounts.ts';
import { makeAddressCalls, makeAddressUseCases } from '#server/routes/addresses.ts';
import { makeBlockCalls, makeBlockUseCases } from '#server/routes/blocks.ts';
import { makeBreakCalls, makeBreakUseCases } from '#server/routes/breaks.ts';
import { makeChosenMailCalls, makeChosenMailUseCases } from '#server/routes/chosen-mails.ts';
import { makeConnectionCalls, makeConnectionUseCases } from '#server/routes/connections.ts';
import { makeContactCalls, makeContactUseCases } from '#server/routes/contact.ts';
import { makeDayCalls, makeDayUseCases } from '#server/routes/days.ts';
import { makeDashboardCalls } from '#server/routes/dashboard.ts';
import { makeDataExportCalls, makeDataExportUseCases } from '#server/routes/data-exports.ts';
import { makeOperationsCalls, makeOperationsUseCases } from '#server/routes/operations.ts';
import { makeDeskCalls, makeDeskUseCases } from '#server/routes/desk.ts';
import { makeDiscoveryCalls, makeDiscoveryUseCases } from '#server/routes/discovery.ts';
import { makeFactorCalls, makeFactorUseCases } from '#server/routes/factors.ts';
import { makeIntroductionCalls, makeIntroductionUseCases } from '#server/routes/introductions.ts';
import { makeInvitationCalls, makeInvitationUseCases } from '#server/routes/invitations.ts';
import { makeLeavingCalls, makeLeavingUseCases } from '#server/routes/leaving.ts';
import { makeLiveCalls } from '#server/routes/live.ts';
import { makeMailUseCases } from '#server/routes/mail.ts';
import { makeMemberCalls, makeMemberUseCases } from '#server/routes/members.ts';
import { makeAttachmentCalls, makeAttachmentUseCases } from '#server/routes/attachments.ts';
import { makePictureCalls, makePictureUseCases } from '#server/routes/media.ts';
import { makeMessagingCalls, makeMessagingUseCases } from '#server/routes/messaging.ts';
import { makeModerationUseCases } from '#server/routes/moderation.ts';
import { makeNoticeCalls, makeNoticeUseCases } from '#server/routes/notices.ts';
import { makePlaceCalls, makePlaceUseCases } from '#server/routes/places.ts';
import { makeRecoveryCalls, makeRecoveryUseCases } from '#server/routes/recovery.ts';
import {
  makeRecoveryRequestCalls,
  makeRecoveryRequestUseCases,
} from '#server/routes/recovery-requests.ts';
import { makeReportCalls, makeReportUseCases } from '#server/routes/reports.ts';
import { makeSecurityLogCalls, makeSecurityLogUseCases } from '#server/routes/security-log.ts';
import { makeSessionCalls, makeSessionUseCases } from '#server/routes/sessions.ts';
import { makeSiteCalls } from '#server/routes/site.ts';
import { makeTermsCalls, makeTermsUseCases } from '#server/routes/terms.ts';
import { makeVouchCalls, makeVouchUseCases } from '#server/routes/vouches.ts';
import type { ApiCalls } from '#server/http/call.ts';
import type { World } from './world.ts';

/** What the product does: the use cases of all contexts. */
export type UseCases = ReturnType<typeof makeUseCases>;

/** Makes the use cases of all contexts. */
export function makeUseCases(world: World) {
  return merge([
    makeAccountUseCases(world),
    makeAddressUseCases(world),
    makeBlockUseCases(world),
    makeBreakUseCases(world),
    makeChosenMailUseCases(world),
    makeConnectionUseCases(world),
    makeContactUseCases(world),
    makeDayUseCases(world),
    makeDataExportUseCases(world),
    makeDeskUseCases(world),
    makeOperationsUseCases(world),
    makeDiscoveryUseCases(world),
    makeFactorUseCases(world),
    makeIntroductionUseCases(world),
    makeInvitationUseCases(world),
    makeLeavingUseCases(world),
    makeMailUseCases(world),
    makeMemberUseCases(world),
    makeMessagingUseCases(world),
    makeAttachmentUseCases(world),
    makePictureUseCases(world),
    makeModerationUseCases(world),
    makeNoticeUseCases(world),
    makePlaceUseCases(world),
    makeRecoveryUseCases(world),
    makeRecoveryRequestUseCases(world),
    makeReportUseCases(world),
    makeSecurityLogUseCases(world),
    makeSessionUseCases(world),
    makeTermsUseCases(world),
    makeVouchUseCases(world),
  ]);
}

/** Answers every call of the contract: without the calls of a context this does not compile. */
export function makeApiCalls(
  site: World &
    UseCases &
    Parameters<typeof makeLiveCalls>[0] &
    Parameters<typeof makeOperationsCalls>[0] &
    Parameters<typeof makeSiteCalls>[0],
): ApiCalls {
  return merge([
    makeAccountCalls(site),
    makeAddressCalls(site),
    makeBlockCalls(site),
    makeBreakCalls(site),
    makeChosenMailCalls(site),
    makeConnectionCalls(site),
    makeContactCalls(site),
    makeDayCalls(site),
    makeDashboardCalls(site),
    makeDataExportCalls(site),
    makeDeskCalls(site),
    makeOperationsCalls(site),
    makeDiscoveryCalls(site),
    makeFactorCalls(site),
    makeIntroductionCalls(site),
    makeInvitationCalls(site),
    makeLeavingCalls(site),
    makeLiveCalls(site),
    makeMemberCalls(site),
    makeMessagingCalls(site),
    makeAttachmentCalls(site),
    makePictureCalls(site),
    makeNoticeCalls(site),
    makePlaceCalls(site),
    makeRecoveryCalls(site),
    makeRecoveryRequestCalls(site),
    makeReportCalls(site),
    makeSecurityLogCalls(site),
    makeSessionCalls(site),
    makeSiteCalls(site),
    makeTermsCalls(site),
    makeVouchCalls(site),
  ]);
}
