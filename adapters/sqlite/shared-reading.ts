import type SqliteDriver from 'better-sqlite3';

/** The transaction of what is read at once. */
interface SharedReading {
  /** One more is read, before the thread does anything else. */
  readonly share: () => void;
  /** What is read from now on is of a later moment. */
  readonly end: () => void;
  readonly isOpen: () => boolean;
}

/** Lets reads that are asked for at once share a transaction, from the second on; it ends before anything else happens. */
export function makeSharedReading(driver: SqliteDriver.Database): SharedReading {
  const begin = driver.prepare('BEGIN');
  const commit = driver.prepare('COMMIT');
  let asked = 0;
  let isOpen = false;

  function end(): void {
    asked = 0;
    if (isOpen && driver.inTransaction) commit.run();
    isOpen = false;
  }

  return {
    share: () => {
      if (driver.inTransaction) return;
      asked += 1;
      if (asked === 1) queueMicrotask(end);
      if (asked !== 2) return;
      begin.run();
      isOpen = true;
    },
    end,
    isOpen: () => isOpen,
  };
}
