import { buffer } from 'node:stream/consumers';
import { createZipExportArchive } from '#adapters/data-archive/zip-export-archive.ts';
import type { ExportArchive } from '#core/data-export/ports/export-archive.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Storage } from '#core/storage.ts';
import { makeDataExportUseCases } from '#server/routes/data-exports.ts';
import { readZip } from './read-zip.ts';
import { valueOf } from './stored-records.ts';
import { createTestWorld } from './world.ts';

/** What members and the server do about copies of data, on that storage; `failures` are what was reported. */
export function createDataExports(
  storage: Storage,
  clock: Clock,
  exportArchive: ExportArchive = createZipExportArchive({ siteOrigin: null }),
) {
  const failures: unknown[] = [];
  const reportFailure = (_sentence: string, error: unknown) => void failures.push(error);
  const useCases = makeDataExportUseCases(
    createTestWorld(storage, { clock, exportArchive, reportFailure }),
  );
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
