import type { Columns, Table } from './table-columns.ts';
import { movedColumns } from './moved-tables.ts';

/** The columns that a store fills: not the id and the version, and nothing that one engine makes itself. */
export function writtenColumns(table: Table): string[] {
  return movedColumns(table).filter((column) => column !== 'id' && column !== 'version');
}

/** The columns that are read of a table in a statement of several, those named there under another name. */
export function columnsIn(
  table: string,
  { reading }: { readonly reading: Columns },
  renamed: Readonly<Record<string, string>> = {},
): string {
  return Object.keys(reading)
    .map((name) => `${table}.${name}${name in renamed ? ` AS ${renamed[name]}` : ''}`)
    .join(', ');
}

/** Adds a row with parameters named like its columns, unless another holds what must be unique. */
export function insertInto(
  name: string,
  columns: readonly string[],
  key: readonly string[] = ['id'],
): string {
  return `
    INSERT INTO ${name} (${columns.join(', ')})
    VALUES (${columns.map((column) => `@${column}`).join(', ')})
    ON CONFLICT DO NOTHING
    RETURNING ${key.join(', ')}`;
}

/** Replaces the columns of the row of that key and version by parameters named like them. */
export function updateOf(
  name: string,
  columns: readonly string[],
  key: readonly string[] = ['id'],
): string {
  const others = columns.filter((column) => !key.includes(column));
  return `
    UPDATE ${name} SET ${others.map((column) => `${column} = @${column}`).join(', ')},
      version = version + 1
    WHERE ${key.map((column) => `${column} = @${column}`).join(' AND ')} AND version = @version
    RETURNING ${key.join(', ')}`;
}
