import SqliteDriver from 'better-sqlite3';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';

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
  /** Does the work in one transaction which holds the write lock from its start. */
  inTransaction<Value>(work: () => Value): Value;
  /** False also after a failure that has undone the whole transaction. */
  isInTransaction(): boolean;
  close(): void;
}

/** What may pass: another program writes, the disk is full or does not answer. */
const PASSING_CODES = /^SQLITE_(BUSY|CANTOPEN|FULL|IOERR|READONLY)/;

/**
 * Wraps an open database of the driver. Each statement is prepared once; there are few of them. What
 * the database cannot do just now is a `StorageUnavailable`.
 */
export function createSqliteDatabase(driver: SqliteDriver.Database): SqliteDatabase {
  const statements = new Map<string, SqliteDriver.Statement>();

  function prepare(sql: string): SqliteDriver.Statement {
    const statement = statements.get(sql) ?? driver.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }

  return {
    file: driver.name,
    rows: <Row>(sql: string, parameters: Parameters = {}) =>
      whileAvailable(() => {
        const statement = prepare(sql);
        if (statement.reader) return statement.all(parameters) as Row[];
        statement.run(parameters);
        return [];
      }),
    run: (sql, parameters = {}) => whileAvailable(() => prepare(sql).run(parameters).changes),
    inTransaction: (work) => whileAvailable(() => driver.transaction(work).immediate()),
    isInTransaction: () => driver.inTransaction,
    close: () => {
      driver.close();
    },
  };
}

function whileAvailable<Value>(work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw toAvailability(error);
  }
}

/** Whether it was a lock of another program that kept the database from doing something. */
export function isLocked(error: unknown): boolean {
  const cause = error instanceof StorageUnavailable ? error.cause : error;
  return cause instanceof SqliteDriver.SqliteError && cause.code.startsWith('SQLITE_BUSY');
}

/** The error, or, of what the database cannot do just now, a `StorageUnavailable`. */
export function toAvailability(error: unknown): unknown {
  return error instanceof SqliteDriver.SqliteError && PASSING_CODES.test(error.code)
    ? new StorageUnavailable('The database is not answering.', { cause: error })
    : error;
}
