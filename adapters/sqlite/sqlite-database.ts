import type SqliteDriver from 'better-sqlite3';

/** Values bound to the named parameters of a statement. */
export type Parameters = Readonly<Record<string, number | string | null>>;

/** An open database; the repositories share one. Everything here happens at once, in this thread. */
export interface SqliteDatabase {
  /** The rows that a statement hands out. */
  read<Row>(sql: string, parameters?: Parameters): Row[];
  /** Runs a statement that hands out nothing, and says how many rows it changed. */
  run(sql: string, parameters?: Parameters): number;
  /** Does the work in one transaction which holds the write lock from its start. */
  inTransaction<Value>(work: () => Value): Value;
  close(): void;
}

/** Prepared statements that are kept; searches have many forms, of which few are in use at a time. */
const KEPT_STATEMENTS = 200;

/** Wraps an open database of the driver; statements are prepared once and kept while they are in use. */
export function createSqliteDatabase(driver: SqliteDriver.Database): SqliteDatabase {
  const kept = new Map<string, SqliteDriver.Statement>();

  function prepare(sql: string): SqliteDriver.Statement {
    const statement = kept.get(sql) ?? driver.prepare(sql);
    kept.delete(sql);
    kept.set(sql, statement);
    const [leastRecentlyUsed] = kept.keys();
    if (kept.size > KEPT_STATEMENTS && leastRecentlyUsed) kept.delete(leastRecentlyUsed);
    return statement;
  }

  return {
    read: <Row>(sql: string, parameters: Parameters = {}) => prepare(sql).all(parameters) as Row[],
    run: (sql, parameters = {}) => prepare(sql).run(parameters).changes,
    inTransaction: (work) => driver.transaction(work).immediate(),
    close: () => {
      driver.close();
    },
  };
}
