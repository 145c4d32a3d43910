import type { CreateDigest } from '#core/archive/ports/digest.ts';
import {
  keyOf,
  RECORD_KINDS,
  type ArchivedRecords,
  type LastNumbers,
  type RecordKey,
  type RecordKind,
} from '#core/archive/domain/archived-records.ts';
import type { ArchivedContents } from '#core/archive/ports/storage-archive.ts';
import { toCanonicalJson } from '#core/archive/domain/canonical-json.ts';

/** How many records of one kind there are, and what they are. */
export interface KindSummary {
  readonly count: number;
  /** SHA-256 over the canonical JSON of each record, in the order of their keys. */
  readonly checksum: string;
}

/** All that is in a storage, in few words. */
export interface ArchiveSummary {
  readonly kinds: Readonly<Record<RecordKind, KindSummary>>;
  readonly lastNumbers: LastNumbers;
}

/** How many records to hold in memory at a time. */
export const BATCH = 1_000;

/** Reads all that is there, once, and sums it up. */
export async function summariseArchive(
  contents: ArchivedContents,
  createDigest: CreateDigest,
): Promise<ArchiveSummary> {
  const kinds: Partial<Record<RecordKind, KindSummary>> = {};
  for (const kind of RECORD_KINDS) kinds[kind] = await summariseKind(contents, kind, createDigest);
  return {
    kinds: kinds as Record<RecordKind, KindSummary>,
    lastNumbers: await contents.lastNumbers(),
  };
}

/** Whether both hold the same records and will give the same ids. */
export function areEqual(one: ArchiveSummary, other: ArchiveSummary): boolean {
  return toCanonicalJson(one) === toCanonicalJson(other);
}

async function summariseKind(
  contents: ArchivedContents,
  kind: RecordKind,
  createDigest: CreateDigest,
): Promise<KindSummary> {
  const digest = createDigest();
  let count = 0;
  let after: RecordKey | null = null;
  for (;;) {
    const records: readonly ArchivedRecords[RecordKind][] = await contents.read(kind, {
      after,
      limit: BATCH,
    });
    const last = records.at(-1);
    if (last === undefined) return { count, checksum: digest.finish() };
    digest.update(records.map((record) => `${toCanonicalJson(record)}\n`).join(''));
    count += records.length;
    after = keyOf(kind, last);
  }
}
