import { toProof } from '#core/accounts/schemas.ts';
import { makeListBlockedMembers } from '#core/connections/blocks/use-cases/list-blocked-members.ts';
import { makeListOwnDays } from '#core/connections/days/use-cases/list-own-days.ts';
import { makeListAnswers } from '#core/connections/use-cases/list-answers.ts';
import { makeListConnections } from '#core/connections/use-cases/list-connections.ts';
import type { dataExportCalls } from '#core/data-export/calls.ts';
import type { OwnLists } from '#core/data-export/ports/own-lists.ts';
import { dataExportEndpoints } from '#core/data-export/schemas.ts';
import { makeListDataExports } from '#core/data-export/use-cases/list-data-exports.ts';
import { makeMakeNextDataExport } from '#core/data-export/use-cases/make-next-data-export.ts';
import { makeOpenDataExport } from '#core/data-export/use-cases/open-data-export.ts';
import { makeRemoveExpiredDataExports } from '#core/data-export/use-cases/remove-expired-data-exports.ts';
import { makeRequestDataExport } from '#core/data-export/use-cases/request-data-export.ts';
import { makeListInvitations } from '#core/accounts/invitations/use-cases/list-invitations.ts';
import { granted } from '#core/kernel/result.ts';
import { makeListIntroductions } from '#core/introductions/use-cases/list-introductions.ts';
import { makeListNotices } from '#core/moderation/use-cases/list-notices.ts';
import { makeListEndedConnections } from '#core/moderation/reports/use-cases/list-ended-connections.ts';
import { makeListSecurityLog } from '#core/accounts/security-log/use-cases/list-security-log.ts';
import { makeListReports } from '#core/moderation/reports/use-cases/list-reports.ts';
import { makeListOwnVouches } from '#core/vouching/use-cases/list-own-vouches.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** How members take a copy of their data. */
type DataExportUseCases = ReturnType<typeof makeDataExportUseCases>;

/** Makes every use case of copies of members' data. */
export function makeDataExportUseCases(world: World) {
  const ownLists: OwnLists = {
    listConnections: makeListConnections(world),
    listAnswers: makeListAnswers(world),
    listIntroductions: makeListIntroductions(world),
    listOwnDays: makeListOwnDays(world),
    listOwnVouches: makeListOwnVouches(world),
    listEndedConnections: makeListEndedConnections(world),
    listBlockedMembers: makeListBlockedMembers(world),
    listReports: makeListReports(world),
    listNotices: makeListNotices(world),
    listInvitations: makeListInvitations(world),
    listSecurityLog: makeListSecurityLog(world),
  };
  return {
    requestDataExport: makeRequestDataExport(world),
    listDataExports: makeListDataExports(world),
    openDataExport: makeOpenDataExport(world),
    makeNextDataExport: makeMakeNextDataExport({ ...world, ownLists }),
    removeExpiredDataExports: makeRemoveExpiredDataExports(world),
  };
}

/** The calls about copies of a member's data. */
export function makeDataExportCalls(
  deps: DataExportUseCases,
): Pick<ApiCalls, keyof typeof dataExportCalls> {
  return {
    async requestDataExport({ callerId, body: { proof }, readDevice }) {
      const requested = await deps.requestDataExport({
        callerId,
        device: readDevice(),
        proof: toProof(proof),
      });
      return requested.ok ? granted({ value: requested.value }) : requested;
    },

    async listDataExports({ callerId }) {
      return granted({ value: await deps.listDataExports(callerId) });
    },

    async downloadDataExport({ callerId, id }) {
      const opened = await deps.openDataExport({ callerId, id });
      if (!opened.ok) return opened;
      const { at, size, content } = opened.value;
      const name = `hearthkin-${at.slice(0, 10)}.zip`;
      const { file: type } = dataExportEndpoints.downloadDataExport;
      return granted({ value: undefined, file: { name, type, size, content } });
    },
  };
}
