import type {
  ArchivedRecords,
  LastNumbers,
  RecordKey,
  RecordKind,
} from '#core/archive/domain/archived-records.ts';

/** What a storage holds, record by record. */
export interface ArchivedContents {
  count(kind: RecordKind): Promise<number>;
  /** The records with a key above `after`, in the order of their keys, at most `limit`. */
  read<Kind extends RecordKind>(
    kind: Kind,
    page: { readonly after: RecordKey | null; readonly limit: number },
  ): Promise<readonly ArchivedRecords[Kind][]>;
  lastNumbers(): Promise<LastNumbers>;
}

/** Reads a storage as it was when the reader was opened, whatever is written meanwhile. */
export interface ArchiveReader extends ArchivedContents {
  /**
   * What the engine's own check finds wrong, and where discovery holds other things of a member than
   * the core makes of the record: a few sentences, or none.
   */
  findFaults(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** What a writer finds where it is to write. */
export type CopyBeginning =
  | { readonly status: 'begun' }
  /** A copy from the same source was not finished: it goes on after the last key of each kind. */
  | { readonly status: 'resumed' }
  | { readonly status: 'refused'; readonly reason: 'not-empty' }
  | { readonly status: 'refused'; readonly reason: 'other-copy'; readonly source: string };

/**
 * Fills a storage that holds nothing. From `begin` to `finish` the storage carries a mark, with which
 * it opens neither for a server nor for a reader, so that half a site is never served. What it reads
 * is what it has written.
 */
export interface ArchiveWriter extends ArchivedContents {
  /** Marks an empty storage as being filled from a source, and changes nothing where it refuses. */
  begin(source: string): Promise<CopyBeginning>;
  /** The highest key of a kind that is written; `null` while there is none. */
  lastKey(kind: RecordKind): Promise<RecordKey | null>;
  /** Writes the records, whose keys follow on those before, as one step: all of them or none. */
  write<Kind extends RecordKind>(
    kind: Kind,
    records: readonly ArchivedRecords[Kind][],
  ): Promise<void>;
  /** Ids that are given from now on are higher than these. */
  setLastNumbers(numbers: LastNumbers): Promise<void>;
  /** Makes the storage ready for use and takes the mark away. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** A storage as something to be moved as a whole. */
export interface StorageArchive {
  /** Where it is, without any password: the same for the same storage, another for every other. */
  readonly place: string;
  /** Throws a `StorageUnusable` where there is no storage of this version, or an unfinished copy. */
  openReader(): Promise<ArchiveReader>;
  /** Makes the storage when there is none; throws a `StorageUnusable` while anyone else uses it. */
  openWriter(): Promise<ArchiveWriter>;
}
