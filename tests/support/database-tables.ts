/** A table as its database describes and holds it. */
export interface DatabaseTable {
  readonly columns: readonly string[];
  /** The values of each row, in the order of the columns. */
  readonly rows: readonly (readonly unknown[])[];
}

/** Tables by their names. */
export type DatabaseTables = Readonly<Record<string, DatabaseTable>>;

/**
 * The columns, as `table.column`, that hold less than two different values: if such a column were left
 * out of a copy, what the copy puts in its place could be the same by chance.
 */
export function findUnfilled(tables: DatabaseTables): string[] {
  return columnsOf(tables).filter((name) => new Set(valuesOf(tables, name)).size < 2);
}

/** The columns that hold other values in the one than in the other, and the tables whose rows do. */
export function findLost(before: DatabaseTables, after: DatabaseTables): string[] {
  const columns = [...new Set([...columnsOf(before), ...columnsOf(after)])];
  const lost = columns.filter((name) => !isSame(valuesOf(before, name), valuesOf(after, name)));
  if (lost.length > 0) return lost;
  return Object.keys(before).filter((name) => !isSame(rowsOf(before[name]), rowsOf(after[name])));
}

function columnsOf(tables: DatabaseTables): string[] {
  return Object.entries(tables).flatMap(([table, { columns }]) =>
    columns.map((column) => `${table}.${column}`),
  );
}

function valuesOf(tables: DatabaseTables, name: string): string[] {
  const [table = '', column = ''] = name.split('.');
  const place = tables[table]?.columns.indexOf(column) ?? -1;
  return tables[table]?.rows.map((row) => JSON.stringify(row[place] ?? null)) ?? [];
}

function rowsOf(table: DatabaseTable | undefined): string[] {
  return table?.rows.map((row) => JSON.stringify(row)) ?? [];
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());
}
