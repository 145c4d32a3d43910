import type { Versioned } from '#core/kernel/commit.ts';
import type { DataExportId, MemberId } from '#core/kernel/ids.ts';
import type { DataExport } from '#core/data-export/domain/data-export.ts';

/** Reads the copies of members' data; `DataExportChange` writes them. They go with their member. */
export interface DataExportRepository {
  /** The copy of the member, to decide upon. */
  findOf(memberId: MemberId): Promise<Versioned<DataExport> | null>;
  load(id: DataExportId): Promise<Versioned<DataExport> | null>;
  /** Of the copies that wait, or that nobody holds any longer at that time, the one that was asked for first. */
  findDue(now: string): Promise<Versioned<DataExport> | null>;
  /** A piece of the file, numbered from 0; `null` after the last. */
  readPiece(id: DataExportId, number: number): Promise<Uint8Array | null>;
  /** Removes the copies that have expired by that time, so that nothing of them is left. */
  removeExpired(now: string): Promise<void>;
}
