import { setTimeout as pause } from 'node:timers/promises';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import type { GroupCommit } from './group-commit.ts';
import type { SqliteDatabase } from './sqlite-database.ts';
import { mergeAllTexts } from './text-merging.ts';

/** How often to ask for the log to be emptied, and how many milliseconds to wait in between. */
const MOST_TRIES = 20;
const PAUSE = 250;

/**
 * Removes what deleted rows have left in the file: their words in the text indexes, and older states of pages in the
 * log beside it. Pages that are free are overwritten in any case.
 */
export async function removeTraces(
  database: SqliteDatabase,
  groupCommit: Pick<GroupCommit, 'store' | 'storeWaiting'>,
): Promise<void> {
  await mergeAllTexts(database, groupCommit);
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    if (emptyLog(database, groupCommit)) return;
    await pause(PAUSE);
  }
  throw new StorageUnavailable('Others read the database all the time.');
}

/** Moves all that is in the log into the file, and empties it; false while others still read in it. */
function emptyLog(
  database: SqliteDatabase,
  { storeWaiting }: Pick<GroupCommit, 'storeWaiting'>,
): boolean {
  storeWaiting();
  const [state] = database.rows<{ readonly busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)');
  return state?.busy === 0;
}
