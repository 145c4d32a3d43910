import SqliteDriver from 'better-sqlite3';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';

/** Values bound to the named parameters of a statement. */
export type Parameters = Readonly<Record<string, number | string | null>>;

/** An open database; the repositories share one. Everything here happens at once, in this thread. */
export interface SqliteDatabase {
  readonly file: string;
  /** Runs a statement and returns its rows, if it has any. */
  rows<Row>(sql: string, parameters?: Parameters): Row[];
  /** Runs a statement that returns no rows, and says how many it changed. */
  run(sql: string, parameters?: Parameters): number;
  /** Does the work in one transaction which holds the write lock from its start. */
  inTransaction<Value>(work: () => Value): Value;
  /** Does the work as a part of the transaction under way: when it throws, only that part is undone. */
  inSavepoint<Value>(work: () => Value): Value;
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

  /** Does the work between two statements; when it throws, what it did is undone by the last ones. */
  function enclose<Value>(
    begin: string,
    work: () => Value,
    end: string,
    undo: readonly string[],
  ): Value {
    prepare(begin).run();
    try {
      const value = work();
      prepare(end).run();
      return value;
    } catch (error) {
      if (driver.inTransaction) for (const sql of undo) prepare(sql).run();
      throw error;
    }
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
    inTransaction: (work) =>
      whileAvailable(() => enclose('BEGIN IMMEDIATE', work, 'COMMIT', ['ROLLBACK'])),
    inSavepoint: (work) =>
      whileAvailable(() =>
        enclose('SAVEPOINT part', work, 'RELEASE part', ['ROLLBACK TO part', 'RELEASE part']),
      ),
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

/** The error, or, of what the database cannot do just now, a `StorageUnavailable`. */
export function toAvailability(error: unknown): unknown {
  return error instanceof SqliteDriver.SqliteError && PASSING_CODES.test(error.code)
    ? new StorageUnavailable('The database is not answering.', { cause: error })
    : error;
}
