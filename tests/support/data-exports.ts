import { buffer } from 'node:stream/consumers';
import { createZipExportArchive } from '#adapters/data-archive/zip-export-archive.ts';
import { createTurns } from '#adapters/turns.ts';
import { makeListBlockedMembers } from '#core/blocks/use-cases/list-blocked-members.ts';
import { makeListAnswers } from '#core/connections/use-cases/list-answers.ts';
import { makeListConnections } from '#core/connections/use-cases/list-connections.ts';
import type { ExportArchive } from '#core/data-export/export-archive.ts';
import type { OwnLists } from '#core/data-export/own-lists.ts';
import { makeListInvitations } from '#core/invitations/use-cases/list-invitations.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { makeListNotices } from '#core/moderation/use-cases/list-notices.ts';
import { makeListEndedConnections } from '#core/reports/use-cases/list-ended-connections.ts';
import { makeListReports } from '#core/reports/use-cases/list-reports.ts';
import type { Storage } from '#core/storage.ts';
import { makeDataExportUseCases } from '#server/routes/data-exports.ts';
import { readZip } from './read-zip.ts';
import { valueOf } from './stored-records.ts';

/** The lists that members read of their own. */
function makeOwnLists(storage: Storage, clock: Clock): OwnLists {
  const deps = { ...storage, clock };
  return {
    listConnections: makeListConnections(deps),
    listAnswers: makeListAnswers(deps),
    listEndedConnections: makeListEndedConnections(deps),
    listBlockedMembers: makeListBlockedMembers(deps),
    listReports: makeListReports(deps),
    listNotices: makeListNotices(deps),
    listInvitations: makeListInvitations(deps),
  };
}

/** What members and the server do about copies of data, on that storage; `failures` are what was reported. */
export function createDataExports(
  storage: Storage,
  clock: Clock,
  archive: ExportArchive = createZipExportArchive({ siteOrigin: null }),
) {
  const failures: unknown[] = [];
  const useCases = makeDataExportUseCases({
    ...storage,
    clock,
    archive,
    turn: createTurns(),
    ownLists: makeOwnLists(storage, clock),
    reportFailure: (_sentence, error) => void failures.push(error),
  });
  const make = () => useCases.makeNextDataExport(() => false);
  return {
    ...useCases,
    failures,
    make,
    /** Asks for a copy, makes it and reads its files. */
    async take(memberId: MemberId): Promise<Map<string, string>> {
      const { id } = valueOf(await useCases.requestDataExport(memberId));
      while (await make());
      const { content } = valueOf(await useCases.openDataExport({ callerId: memberId, id }));
      return readZip(await buffer(content));
    },
  };
}
