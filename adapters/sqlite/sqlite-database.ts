import SqliteDriver from 'better-sqlite3';
import { makeWatched, type WatchStatement } from '#adapters/sql/watched-statements.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { damaged } from './opening-errors.ts';

type Value = number | string | Uint8Array | null;

/** Values bound to the parameters of a statement: by their names, or by their places. */
export type Parameters = Readonly<Record<string, Value>> | readonly Value[];

/** An open database; the repositories share one. Everything here happens at once, in this thread. */
export interface SqliteDatabase {
  readonly file: string;
  /** Runs a statement and returns its rows, if it has any. */
  rows<Row>(sql: string, parameters?: Parameters): Row[];
  /** Runs a statement that returns no rows, and says how many it changed. */
  run(sql: string, parameters?: Parameters): number;
  /** Begins a transaction which holds the write lock from its start. */
  beginWriting(): void;
  /** Does the work in one transaction which holds the write lock from its start. */
  inTransaction<Value>(work: () => Value): Value;
  /** False also after a failure that has undone the whole transaction. */
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
  const statements = new Map<string, SqliteDriver.Statement>();
  const watched = makeWatched(watch);
  let isDamaged = false;

  function whileAvailable<Value>(work: () => Value): Value {
    try {
      return work();
    } catch (error) {
      isDamaged ||= DAMAGE_CODES.test(codeOf(error));
      throw toAvailability(error);
    }
  }

  function checkWhole(): void {
    if (isDamaged) throw new StorageUnavailable(damaged(driver.name));
  }

  function prepare(sql: string): SqliteDriver.Statement {
    const statement = statements.get(sql) ?? driver.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }

  return {
    file: driver.name,
    rows: <Row>(sql: string, parameters: Parameters = {}) =>
      watched(
        sql,
        () => whileAvailable(() => takeRows<Row>(prepare(sql), parameters)),
        ({ length }) => length,
      ),
    run: (sql, parameters = {}) => {
      const change = () => whileAvailable(() => prepare(sql).run(parameters).changes);
      return watched(sql, change, (changes) => changes);
    },
    beginWriting: () => {
      checkWhole();
      whileAvailable(() => prepare('BEGIN IMMEDIATE').run());
    },
    inTransaction: (work) => {
      checkWhole();
      return whileAvailable(() => driver.transaction(work).immediate());
    },
    isInTransaction: () => driver.inTransaction,
    refuseWrites: () => {
      isDamaged = true;
    },
    close: () => {
      driver.close();
    },
  };
}

/** The rows of a statement, if it has any. */
function takeRows<Row>(statement: SqliteDriver.Statement, parameters: Parameters): Row[] {
  if (statement.reader) return statement.all(parameters) as Row[];
  statement.run(parameters);
  return [];
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
