import { setTimeout as pause } from 'node:timers/promises';
import type { Storage } from '#core/storage.ts';
import type { GroupCommit } from './group-commit.ts';
import type { SqliteDatabase } from './sqlite-database.ts';
import { TEXT_TABLES } from './text-index.ts';

/** How many segments of equal size a write may leave behind before it merges them itself; FTS5 allows 2,000. */
const MOST_SEGMENTS = 1_000;

/** How many pages of an index to merge at a time, a millisecond or two, and how long to leave to others then. */
const PAGES = 16;
const PAUSE = 20;

/** The merging of the text indexes, which goes on by itself after members were stored. */
interface TextMerging extends Pick<Storage, 'commit'> {
  readonly stop: () => void;
}

/**
 * Leaves the merging of the text indexes to `mergeTexts`. FTS5 stores what each commit adds as a segment of its own.
 * Usually one of the next commits merges them, and now and then very large ones: then a member who edits a profile
 * on a large site would wait for that.
 */
export function leaveMerging(database: SqliteDatabase): void {
  for (const table of TEXT_TABLES) {
    const settings = { automerge: 0, crisismerge: MOST_SEGMENTS };
    for (const [name, value] of Object.entries(settings)) {
      const [set] = database.rows(`SELECT v FROM ${table}_config WHERE k = @name AND v = @value`, {
        name,
        value,
      });
      if (set === undefined) command(database, table, name, value);
    }
  }
}

/** Merges the text indexes a few pages at a time, once members were stored, until there is nothing to merge. */
export function mergeTexts(
  { commit }: Pick<Storage, 'commit'>,
  database: SqliteDatabase,
  { store }: Pick<GroupCommit, 'store'>,
): TextMerging {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  function mergeSoon(): void {
    if (isStopped) return;
    timer ??= setTimeout(() => void merge(), PAUSE).unref();
  }

  async function merge(): Promise<void> {
    timer = null;
    // What cannot be written now is merged after the next edit.
    const isUnfinished = await store(() => mergeSome(database)).catch(() => false);
    if (isUnfinished) mergeSoon();
  }

  mergeSoon();
  return {
    commit: async (act) => {
      const commitment = await commit(act);
      if (act.changes.some(({ type }) => MEMBER_CHANGES.includes(type))) mergeSoon();
      return commitment;
    },
    stop: () => {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}

const MEMBER_CHANGES: readonly string[] = [
  'add_member',
  'replace_member',
  'put_address',
  'delete_member',
];

/**
 * Merges each text index into one part, a few pages at a time: only then the words are gone of members who are
 * deleted or have changed what they said.
 */
export async function mergeAllTexts(
  database: SqliteDatabase,
  { store }: Pick<GroupCommit, 'store'>,
): Promise<void> {
  await store(() => {
    // A negative number begins a merge of everything.
    for (const table of TEXT_TABLES) command(database, table, 'merge', -PAGES);
  });
  while (await store(() => mergeSome(database))) await pause(PAUSE);
}

/** Returns whether there was anything to merge: then the command changes more than the one row that it looks like. */
function mergeSome(database: SqliteDatabase): boolean {
  const counts = TEXT_TABLES.map((table) => {
    const before = countChanges(database);
    command(database, table, 'merge', PAGES);
    return countChanges(database) - before;
  });
  return counts.some((count) => count > 1);
}

function countChanges(database: SqliteDatabase): number {
  return (
    database.rows<{ readonly count: number }>('SELECT total_changes() AS count')[0]?.count ?? 0
  );
}

/** The number is a part of the statement: bound to a parameter it would be a fraction, which FTS5 does not take. */
function command(database: SqliteDatabase, table: string, name: string, value: number): void {
  database.run(`INSERT INTO ${table} (${table}, rank) VALUES ('${name}', ${value})`);
}
