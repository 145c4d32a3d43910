import { isLocked, type SqliteDatabase } from './sqlite-database.ts';

/** How many pieces of work share a transaction at most, so that none holds up the thread for long. */
const MOST_AT_ONCE = 100;

/**
 * How often work is tried while another program writes to the file, and how many milliseconds pass in between, in
 * which the thread does other things: after about a second the work is unavailable.
 */
const MOST_TRIES = 11;
const PAUSE = 80;

/**
 * The databases of this thread whose transaction stays open until their turn ends. Two storages in one thread can
 * be open on the same file, as in tests: one would block the thread with waiting for the other's write lock.
 */
const leftOpen = new Set<SqliteDatabase>();

/** The one way to write to the database: what is asked for in one turn of the event loop shares a commit. */
export interface GroupCommit {
  /**
   * Does the work when the turn ends, and resolves once it is on disk. Work that throws is undone by itself,
   * and what the others did is stored. When the transaction fails, all of it is undone and rejected. While another
   * program writes to the file, it is tried again for about a second.
   */
  readonly store: <Value>(work: () => Value) => Promise<Value>;
  /**
   * Does the work at once and stores it with the rest of the turn. It is lost when that fails, and others may
   * read it before: only for what nobody needs to rely on.
   */
  readonly writeAtOnce: <Value>(work: () => Value) => Value;
  /** Stores at once whatever waits. */
  readonly storeWaiting: () => void;
}

/** Work that waits to be done. */
interface Waiting {
  /** How often another program kept it from being begun. */
  tries: number;
  /** Does the work and returns how to report its outcome; throws when the transaction has failed with it. */
  readonly attempt: () => () => void;
  readonly reject: (reason: unknown) => void;
}

export function createGroupCommit(database: SqliteDatabase): GroupCommit {
  const waiting: Waiting[] = [];
  let isDue = false;
  let retry: NodeJS.Timeout | null = null;

  function storeWhenTurnEnds(): void {
    if (!isDue) setImmediate(storeGroup);
    isDue = true;
  }

  /** Leaves what waits for later, but for what has been tried often enough, which is rejected. */
  function tryLater(reason: unknown): void {
    for (const one of waiting.splice(0)) {
      one.tries += 1;
      if (one.tries < MOST_TRIES) waiting.push(one);
      else one.reject(reason);
    }
    if (waiting.length > 0) retry = setTimeout(storeGroup, PAUSE);
  }

  function storeGroup(): void {
    isDue = false;
    if (retry !== null) clearTimeout(retry);
    retry = null;
    if (waiting.length === 0 && !database.isInTransaction()) return;
    try {
      begin(database);
    } catch (error) {
      if (isLocked(error)) {
        tryLater(error);
        return;
      }
      for (const { reject } of waiting.splice(0)) reject(error);
      return;
    }
    const group = waiting.splice(0, MOST_AT_ONCE);
    if (waiting.length > 0) storeWhenTurnEnds();
    try {
      for (const report of commitTogether(database, group)) report();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return {
    store: <Value>(work: () => Value) =>
      new Promise<Value>((resolve, reject) => {
        const promise = { resolve, reject };
        waiting.push({ tries: 0, attempt: () => attempt(database, work, promise), reject });
        if (retry === null) storeWhenTurnEnds();
      }),
    writeAtOnce: (work) => {
      begin(database);
      leftOpen.add(database);
      storeWhenTurnEnds();
      return work();
    },
    storeWaiting: () => {
      while (waiting.length > 0 || database.isInTransaction()) storeGroup();
    },
  };
}

/** Takes the write lock from the start, so that nothing that was read can have changed before it is written. */
function begin(database: SqliteDatabase): void {
  if (database.isInTransaction()) return;
  for (const other of leftOpen) if (other.isInTransaction()) other.run('COMMIT');
  leftOpen.clear();
  database.beginWriting();
}

/** Returns how to report the outcomes of what is done in the open transaction; they are on disk by then. */
function commitTogether(database: SqliteDatabase, group: readonly Waiting[]): (() => void)[] {
  try {
    leftOpen.delete(database);
    const reports = group.map(({ attempt }) => attempt());
    database.run('COMMIT');
    return reports;
  } catch (error) {
    if (database.isInTransaction()) database.run('ROLLBACK');
    throw error;
  }
}

function attempt<Value>(
  database: SqliteDatabase,
  work: () => Value,
  promise: { resolve: (value: Value) => void; reject: (reason: unknown) => void },
): () => void {
  database.run('SAVEPOINT part');
  try {
    const value = work();
    database.run('RELEASE part');
    return () => {
      promise.resolve(value);
    };
  } catch (error) {
    if (!database.isInTransaction()) throw error;
    database.run('ROLLBACK TO part');
    database.run('RELEASE part');
    return () => {
      promise.reject(error);
    };
  }
}
