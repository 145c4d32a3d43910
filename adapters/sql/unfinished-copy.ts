import type { CopyBeginning } from '#core/archive/ports/storage-archive.ts';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';
import { MOVED_TABLES } from './moved-tables.ts';

/** The mark of a database that is being filled. */
export const READ_MARK = 'SELECT source FROM unfinished_copy';
export const SET_MARK = 'INSERT INTO unfinished_copy (source) VALUES (@source)';
export const REMOVE_MARK = 'DELETE FROM unfinished_copy';

/** Returns a row if the database holds any record that is moved. */
export const FIND_ANY_RECORD = `SELECT 1 AS found WHERE ${MOVED_TABLES.map(
  (table) => `EXISTS (SELECT 1 FROM ${table})`,
).join(' OR ')}`;

/** A row of `READ_MARK`. */
export interface MarkRow {
  readonly source: string;
}

/** What a copy from the source begins with in a database with this mark, or with none. */
export function decideBeginning(
  source: string,
  mark: MarkRow | undefined,
  holdsRecords: boolean,
): CopyBeginning {
  if (mark !== undefined) {
    return mark.source === source
      ? { status: 'resumed' }
      : { status: 'refused', reason: 'other-copy', source: mark.source };
  }
  return holdsRecords ? { status: 'refused', reason: 'not-empty' } : { status: 'begun' };
}

/** Refuses a database, called `place`, that carries the mark. */
export function refuseUnfinishedCopy(place: string, mark: MarkRow | undefined): void {
  if (mark === undefined) return;
  throw new StorageUnusable(
    `${place} holds an unfinished copy of ${mark.source}: run that copy again, or empty this database and start over.`,
  );
}
