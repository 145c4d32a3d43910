import type { CreateDigest } from '#core/archive/ports/digest.ts';
import {
  keyOf,
  RECORD_KINDS,
  type RecordKey,
  type RecordKind,
} from '#core/archive/domain/archived-records.ts';
import type {
  ArchiveReader,
  ArchiveWriter,
  CopyBeginning,
  StorageArchive,
} from '#core/archive/ports/storage-archive.ts';
import { areEqual, BATCH, summariseArchive, type ArchiveSummary } from './summarise-archive.ts';

/** How far the copy of one kind has come. */
export interface CopyProgress {
  readonly kind: RecordKind;
  /** How many records are written, those of an earlier run included. */
  readonly done: number;
  readonly total: number;
}

/** What became of a copy. */
export type CopyOutcome =
  | Extract<CopyBeginning, { readonly status: 'refused' }>
  | {
      /** When they differ, the target stays marked as an unfinished copy. */
      readonly status: 'equal' | 'different';
      readonly source: ArchiveSummary;
      readonly target: ArchiveSummary;
    };

export interface CopyDependencies {
  readonly source: StorageArchive;
  /**
   * What the target must be equal to in the end: the source as it is then, for a site that moves, or as
   * it was in the beginning, for a backup of one that goes on.
   */
  readonly equalTo: 'source-in-the-end' | 'source-in-the-beginning';
  readonly target: ArchiveWriter;
  readonly createDigest: CreateDigest;
  /** How many records to write at a time; a thousand when left out. */
  readonly batch?: number;
  readonly onBegin: (beginning: 'begun' | 'resumed') => void;
  readonly onProgress: (progress: CopyProgress) => void;
  readonly onComparison: () => void;
}

/**
 * Copies all records into the target, batch after batch, and goes on where an earlier run was
 * stopped. Both are then read and compared; only what is equal is finished.
 */
export async function copyStorage(dependencies: CopyDependencies): Promise<CopyOutcome> {
  const { source, equalTo, target, createDigest } = dependencies;
  let reader = await source.openReader();
  try {
    const beginning = await target.begin(source.place);
    if (beginning.status === 'refused') return beginning;
    dependencies.onBegin(beginning.status);

    for (const kind of RECORD_KINDS) await copyKind(dependencies, reader, kind);
    await target.setLastNumbers(await reader.lastNumbers());

    dependencies.onComparison();
    if (equalTo === 'source-in-the-end') {
      await reader.close();
      reader = await source.openReader();
    }
    const [ofSource, ofTarget] = await Promise.all([
      summariseArchive(reader, createDigest),
      summariseArchive(target, createDigest),
    ]);
    const status = areEqual(ofSource, ofTarget) ? 'equal' : 'different';
    if (status === 'equal') await target.finish();
    return { status, source: ofSource, target: ofTarget };
  } finally {
    await reader.close();
  }
}

/** Reads the next batch while the one before it is written. */
async function copyKind(
  { target, batch: limit = BATCH, onProgress }: CopyDependencies,
  reader: ArchiveReader,
  kind: RecordKind,
): Promise<void> {
  const readAfter = (after: RecordKey | null) => reader.read(kind, { after, limit });
  const total = await reader.count(kind);
  let done = await target.count(kind);
  onProgress({ kind, done, total });
  let records = await readAfter(await target.lastKey(kind));
  for (;;) {
    const last = records.at(-1);
    if (last === undefined) return;
    const [next] = await Promise.all([readAfter(keyOf(kind, last)), target.write(kind, records)]);
    done += records.length;
    onProgress({ kind, done, total });
    records = next;
  }
}
