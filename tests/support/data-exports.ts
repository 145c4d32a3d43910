import { buffer } from 'node:stream/consumers';
import { createZipExportArchive } from '#adapters/data-archive/zip-export-archive.ts';
import { createMemoryFileStore } from '#adapters/memory/memory-file-store.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';
import type { ExportArchive } from '#core/data-export/ports/export-archive.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { toLoginName } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import { makeDataExportUseCases } from '#server/routes/data-exports.ts';
import { cheapPasswordHasher } from './cheap-password-hasher.ts';
import { toDataExportId } from './ids.ts';
import { readZip } from './read-zip.ts';
import { valueOf } from './stored-records.ts';
import { toPassword, toTypedPassword } from './texts.ts';
import { createTestWorld } from './world.ts';
import { OPERATOR } from './operator.ts';

const PASSWORD = 'a copy of everything';

/** What members and the server do about copies of data, on that storage; `failures` are what was reported. */
export function createDataExports(
  storage: Storage,
  clock: Clock,
  exportArchive: ExportArchive = createZipExportArchive({
    siteOrigin: null,
    findSiteName: () => OPERATOR.siteName,
  }),
  fileStore: FileStore = createMemoryFileStore(clock),
) {
  const failures: unknown[] = [];
  const reportFailure = (_sentence: string, error: unknown) => void failures.push(error);
  const useCases = makeDataExportUseCases(
    createTestWorld(storage, { clock, exportArchive, fileStore, reportFailure }),
  );
  /** Asks for a copy in the name of the member, who proves who they are by a password: theirs, if it isn’t given. */
  async function requestDataExport(memberId: MemberId, password = PASSWORD) {
    const self = (await storage.members.findById(memberId))!;
    const known = (await storage.members.findCredentials(toLoginName(self.username)))!;
    const passwordHash = await cheapPasswordHasher.hash(toPassword(PASSWORD));
    if (known.passwordHash !== passwordHash) {
      const replaces = known.passwordHash;
      const change = { type: 'put_password', memberId, passwordHash, replaces } as const;
      await storage.commit({ changes: [change], events: [], actorId: null, at: clock.now() });
    }
    const proof = { type: 'password', password: toTypedPassword(password) } as const;
    return useCases.requestDataExport({ callerId: memberId, proof });
  }
  const make = () => useCases.makeNextDataExport(() => false);
  return {
    ...useCases,
    requestDataExport,
    failures,
    make,
    /** Makes a copy for a member who has shown who they are, and reads its files. */
    async take(memberId: MemberId): Promise<Map<string, string>> {
      const at = clock.now();
      const dataExport = { memberId, requestedAt: at };
      const change = { type: 'add_data_export', dataExport, replaces: null } as const;
      const act = { changes: [change], events: [], actorId: null, at };
      const stored = await storage.commit(act);
      const id = toDataExportId(stored.stored ? stored.newId! : 0);
      while (await make());
      const { content } = valueOf(await useCases.openDataExport({ callerId: memberId, id }));
      return readZip(await buffer(content));
    },
  };
}
