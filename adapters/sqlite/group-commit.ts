import type { SqliteDatabase } from './sqlite-database.ts';

/** How many pieces of work share a transaction at most, so that none holds up the thread for long. */
const MOST_AT_ONCE = 100;

/** The one way to write to the database: what is asked for in one turn of the event loop shares a commit. */
export interface GroupCommit {
  /**
   * Does the work in a transaction, and resolves once that is on disk. Work that throws is undone by itself,
   * and what the others did is stored. When the transaction fails, all of it is undone and rejected.
   */
  readonly store: <Value>(work: () => Value) => Promise<Value>;
  /** Stores at once whatever waits. */
  readonly storeWaiting: () => void;
}

/** Work that waits to be done. */
interface Waiting {
  /** Does the work and returns how to report its outcome; throws when the transaction has failed with it. */
  readonly attempt: () => () => void;
  readonly reject: (reason: unknown) => void;
}

export function createGroupCommit(database: SqliteDatabase): GroupCommit {
  const waiting: Waiting[] = [];

  function storeGroup(): void {
    const group = waiting.splice(0, MOST_AT_ONCE);
    if (group.length === 0) return;
    try {
      const reports = database.inTransaction(() => group.map(({ attempt }) => attempt()));
      for (const report of reports) report();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    if (waiting.length > 0) setImmediate(storeGroup);
  }

  return {
    store: <Value>(work: () => Value) =>
      new Promise<Value>((resolve, reject) => {
        waiting.push({ attempt: () => attempt(database, work, { resolve, reject }), reject });
        if (waiting.length === 1) setImmediate(storeGroup);
      }),
    storeWaiting: () => {
      while (waiting.length > 0) storeGroup();
    },
  };
}

function attempt<Value>(
  database: SqliteDatabase,
  work: () => Value,
  { resolve, reject }: { resolve: (value: Value) => void; reject: (reason: unknown) => void },
): () => void {
  try {
    const value = database.inSavepoint(work);
    return () => {
      resolve(value);
    };
  } catch (error) {
    if (!database.isInTransaction()) throw error;
    return () => {
      reject(error);
    };
  }
}
