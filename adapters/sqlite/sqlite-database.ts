import type SqliteDriver from 'better-sqlite3';

/** Values bound to the named parameters of a statement. */
export type Parameters = Readonly<Record<string, number | string | null>>;

/** An open database; the repositories share one. Everything here happens at once, in this thread. */
export interface SqliteDatabase {
  /** The rows that a statement hands out. */
  rows<Row>(sql: string, parameters?: Parameters): Row[];
  /** Runs a statement that hands out nothing, and says how many rows it changed. */
  run(sql: string, parameters?: Parameters): number;
  /** Does the work in one transaction which holds the write lock from its start. */
  inTransaction<Value>(work: () => Value): Value;
  close(): void;
}

/** Wraps an open database of the driver. Each statement is prepared once; there are few of them. */
export function createSqliteDatabase(driver: SqliteDriver.Database): SqliteDatabase {
  const statements = new Map<string, SqliteDriver.Statement>();

  function prepare(sql: string): SqliteDriver.Statement {
    const statement = statements.get(sql) ?? driver.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }

  return {
    rows: <Row>(sql: string, parameters: Parameters = {}) => prepare(sql).all(parameters) as Row[],
    run: (sql, parameters = {}) => prepare(sql).run(parameters).changes,
    inTransaction: (work) => driver.transaction(work).immediate(),
    close: () => {
      driver.close();
    },
  };
}
