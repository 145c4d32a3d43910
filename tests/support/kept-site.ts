import type { MemberId } from '#core/kernel/ids.ts';
import { createFileColumnsSnapshots } from '#adapters/files/file-columns-snapshots.ts';
import type { ColumnsKeeping, ColumnsNotice } from '#core/discovery/ports/columns-snapshots.ts';
import { NO_FILTERS } from '#core/discovery/domain/filters.ts';
import type { Storage } from '#core/storage.ts';
import { findIds } from './search-results.ts';

const WANTED = [
  {},
  { location: 'leeds' },
  { location: 'york' },
  { minAge: 40 },
  { types: [2] },
  { interests: ['Music'] },
  { interests: ['Knots'] },
];

/** Processes of a site, one after the other, that keep the columns of discovery in a file. */
export interface KeptSite {
  readonly file: string;
  /** What was reported since the last start. */
  readonly notices: readonly ColumnsNotice[];
  /** Opens storage as the next process. */
  readonly start: () => Promise<Storage>;
  /** Ends a process in order. */
  readonly stop: (storage: Storage) => Promise<void>;
}

export function keepIn(
  file: string,
  openStorage: (keeping: ColumnsKeeping) => Storage | Promise<Storage>,
): KeptSite {
  const notices: ColumnsNotice[] = [];
  const keeping = {
    snapshots: createFileColumnsSnapshots(file),
    report: (notice: ColumnsNotice) => {
      notices.push(notice);
    },
  };
  return {
    file,
    notices,
    start: async () => {
      notices.length = 0;
      const storage = await openStorage(keeping);
      await storage.directory.load();
      return storage;
    },
    stop: async (storage) => {
      await storage.directory.keep();
      await storage.close();
    },
  };
}

/** What the viewer finds in many ways. */
export async function answersOf(storage: Storage, viewerId: MemberId): Promise<unknown[]> {
  const answers: unknown[] = [await storage.directory.count(viewerId, NO_FILTERS)];
  for (const wanted of WANTED) {
    for (const sort of ['recent', 'age-asc', 'relevance'] as const) {
      answers.push(await findIds(storage, viewerId, wanted, sort));
    }
  }
  return answers;
}
