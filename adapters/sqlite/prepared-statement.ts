import type SqliteDriver from 'better-sqlite3';

/** A statement, and how its rows are read; `null` when it has none. */
export interface PreparedStatement {
  readonly statement: SqliteDriver.Statement;
  readonly toRow: ((values: unknown) => unknown) | null;
}

/**
 * Rows come as lists of values and become objects here: the driver takes twice as long to make objects, because it looks up
 * the name of every column in every row.
 */
export function prepareStatement(driver: SqliteDriver.Database, sql: string): PreparedStatement {
  const statement = driver.prepare(sql);
  if (!statement.reader) return { statement, toRow: null };
  const toRow = makeToRow(statement.columns().map(({ name }) => name));
  return { statement: statement.raw(), toRow };
}

/** Of columns named alike the last is read. The source has their names alone, which statements give them. */
function makeToRow(names: readonly string[]): (values: unknown) => unknown {
  const places = new Map(names.map((name, place) => [name, place]));
  const fields = [...places].map(([name, place]) => `${JSON.stringify(name)}: values[${place}]`);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- see above
  return new Function('values', `return { ${fields.join(', ')} };`) as (values: unknown) => unknown;
}

/** The rows of a statement, if it has any. */
export function takeRows<Row>({ statement, toRow }: PreparedStatement, parameters: object): Row[] {
  if (toRow !== null) return statement.all(parameters).map(toRow) as Row[];
  statement.run(parameters);
  return [];
}
