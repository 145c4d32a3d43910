/** A number that damaged bytes do not have; it continues from the number of the bytes before. */
export type Checksum = (bytes: Uint8Array, before: number) => number;

/** Where the columns of discovery are kept between two runs of a process. Nothing is lost without them. */
export interface ColumnsSnapshots {
  readonly checksum: Checksum;
  /** The snapshot that was written last; `null` when there is none. */
  read(): Promise<Uint8Array | null>;
  /** Puts a snapshot in the place of the last one, as a whole or not at all. */
  write(portions: AsyncIterable<Uint8Array>): Promise<void>;
  remove(): Promise<void>;
}

/** Why a mark does not fit a storage: it was made of another one, or what it was made of is not its past. */
export type Misfit = 'other_database' | 'other_past';

/** Why columns were not taken from a snapshot. */
export type WhyRebuilt =
  | 'missing'
  | 'unreadable'
  | 'damaged'
  | 'other_format'
  | 'members_gone'
  | Misfit;

/** What those who run the site should know of the snapshots. */
export type ColumnsNotice =
  | { readonly kind: 'rebuilt'; readonly why: WhyRebuilt; readonly error?: unknown }
  | { readonly kind: 'not_kept'; readonly error: unknown };

/** How a process keeps the columns of discovery. */
export interface ColumnsKeeping {
  readonly snapshots: ColumnsSnapshots;
  /** Returns at once and never throws. */
  readonly report: (notice: ColumnsNotice) => void;
}
