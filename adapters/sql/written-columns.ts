import type { Table } from './table-columns.ts';
import { movedColumns } from './moved-tables.ts';

/** The columns that a store fills: not the id and the version, and nothing that one engine makes itself. */
export function writtenColumns(table: Table): string[] {
  return movedColumns(table).filter((column) => column !== 'id' && column !== 'version');
}

/** Adds a row with parameters named like its columns, unless another holds what must be unique. */
export function insertInto(name: string, columns: readonly string[]): string {
  return `
    INSERT INTO ${name} (${columns.join(', ')})
    VALUES (${columns.map((column) => `@${column}`).join(', ')})
    ON CONFLICT DO NOTHING
    RETURNING id`;
}

/** Replaces the columns of the row of that version by parameters named like them. */
export function updateOf(name: string, columns: readonly string[]): string {
  return `
    UPDATE ${name} SET ${columns.map((column) => `${column} = @${column}`).join(', ')},
      version = version + 1
    WHERE id = @id AND version = @version
    RETURNING id`;
}
