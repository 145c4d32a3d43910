import SqliteDriver from 'better-sqlite3';
import { makeWatched, type WatchStatement } from '#adapters/sql/watched-statements.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { damaged } from './opening-errors.ts';
import { prepareStatement, takeRows, type PreparedStatement } from './prepared-statement.ts';
import { makeSharedReading } from './shared-reading.ts';

type Value = number | string | Uint8Array | null;

/** Values bound to the parameters of a statement: by their names, or by their places. */
export type Parameters = Readonly<Record<string, Value>> | readonly Value[];

/** An open database; the repositories share one. Everything here happens at once, in this thread. */
export interface SqliteDatabase {
  readonly file: string;
  /** Runs a statement and returns its rows, if it has any. */
  rows<Row>(sql: string, parameters?: Parameters): Row[];
  /**
   * The same for a statement that only reads. Those that are asked for at once, as by `Promise.all`, share a transaction
   * from the second on: SQLite needs as long for beginning and ending one as for a small read.
   */
  read<Row>(sql: string, parameters?: Parameters): Row[];
  /** Runs a statement that returns no rows, and says how many it changed. */
  run(sql: string, parameters?: Parameters): number;
  /** Begins a transaction which holds the write lock from its start. */
  beginWriting(): void;
  /** Does the work in one transaction which holds the write lock from its start. */
  inTransaction<Value>(work: () => Value): Value;
  /** Whether a transaction that writes is open: false also after a failure that has undone all of it. */
  isInTransaction(): boolean;
  /** Refuses every transaction from now on, since the file is damaged. */
  refuseWrites(): void;
  close(): void;
}

/** What may pass: another program writes, the disk is full or does not answer. */
const PASSING_CODES = /^SQLITE_(BUSY|CANTOPEN|FULL|IOERR|READONLY)/;

const DAMAGE_CODES = /^SQLITE_(CORRUPT|NOTADB)/;

/**
 * Wraps an open database of the driver. Each statement is prepared once; there are few of them. What
 * the database cannot do just now is a `StorageUnavailable`. So is every write after damage was met: what is written
 * to a damaged file might be lost, and might damage more.
 */
export function createSqliteDatabase(
  driver: SqliteDriver.Database,
  watch?: WatchStatement,
): SqliteDatabase {
  const statements = new Map<string, PreparedStatement>();
  const watched = makeWatched(watch);
  const reading = makeSharedReading(driver);
  let isDamaged = false;

  function whileAvailable<Value>(work: () => Value): Value {
    try {
      return work();
    } catch (error) {
      isDamaged ||= DAMAGE_CODES.test(codeOf(error));
      throw toAvailability(error);
    }
  }

  function prepareToWrite(): void {
    if (isDamaged) throw new StorageUnavailable(damaged(driver.name));
    reading.end();
  }

  function prepare(sql: string): PreparedStatement {
    const statement = statements.get(sql) ?? prepareStatement(driver, sql);
    statements.set(sql, statement);
    return statement;
  }

  const rows = <Row>(sql: string, parameters: Parameters = {}): Row[] =>
    watched(
      sql,
      () => whileAvailable(() => takeRows<Row>(prepare(sql), parameters)),
      ({ length }) => length,
    );

  return {
    file: driver.name,
    rows,
    read: (sql, parameters) => {
      reading.share();
      return rows(sql, parameters);
    },
    run: (sql, parameters = {}) => {
      const change = () => whileAvailable(() => prepare(sql).statement.run(parameters).changes);
      return watched(sql, change, (changes) => changes);
    },
    beginWriting: () => {
      prepareToWrite();
      whileAvailable(() => prepare('BEGIN IMMEDIATE').statement.run());
    },
    inTransaction: (work) => {
      prepareToWrite();
      return whileAvailable(() => driver.transaction(work).immediate());
    },
    isInTransaction: () => driver.inTransaction && !reading.isOpen(),
    refuseWrites: () => {
      isDamaged = true;
    },
    close: () => {
      reading.end();
      driver.close();
    },
  };
}

/** The code of an error of SQLite, or nothing. */
function codeOf(error: unknown): string {
  return error instanceof SqliteDriver.SqliteError ? error.code : '';
}

/** Whether it was a lock of another program that kept the database from doing something. */
export function isLocked(error: unknown): boolean {
  const cause = error instanceof StorageUnavailable ? error.cause : error;
  return codeOf(cause).startsWith('SQLITE_BUSY');
}

/** The error, or, of what the database cannot do just now, a `StorageUnavailable`. */
export function toAvailability(error: unknown): unknown {
  const code = codeOf(error);
  if (PASSING_CODES.test(code)) {
    return new StorageUnavailable('The database is not answering.', { cause: error });
  }
  return DAMAGE_CODES.test(code)
    ? new StorageUnavailable('The database is damaged: restore it from a backup.', { cause: error })
    : error;
}
