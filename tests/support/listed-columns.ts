import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { Column, ColumnKind, Engine, Tables } from '#adapters/sql/table-columns.ts';

/** What a column is, by the list or by the database's own account. */
export interface DescribedColumn {
  readonly table: string;
  readonly column: string;
  /** As the engine names it. */
  readonly type: string;
  readonly nullable: boolean;
  /** Its place in the primary key, from 1; 0 when it is no part of it. */
  readonly key: number;
  /** Whether the database gives it numbers, none twice. */
  readonly numbered: boolean;
}

const TYPES: Readonly<Record<Engine, Readonly<Partial<Record<ColumnKind, string>>>>> = {
  sqlite: {
    integer: 'INTEGER',
    bigint: 'INTEGER',
    text: 'TEXT',
    indexed_text: '',
    bytes: 'BLOB',
    time: 'TEXT',
  },
  postgres: {
    integer: 'int4',
    bigint: 'int8',
    text: 'text',
    texts: '_text',
    bytes: 'bytea',
    time: 'timestamptz',
    transaction: 'xid8',
  },
};

/** The columns that the engine's database has if the list is right. */
export function listedColumns(tables: Tables, engine: Engine): DescribedColumn[] {
  const isHere = ([, { madeBy = engine }]: [string, { readonly madeBy?: Engine }]) =>
    madeBy === engine;
  return Object.entries(tables)
    .filter(isHere)
    .flatMap(([table, { columns, key, numbered = false }]) =>
      Object.entries(columns)
        .filter(isHere)
        .map(([column, { kind, nullable }]: [string, Column]) => ({
          table,
          column,
          type: TYPES[engine][kind] ?? `no ${kind} in ${engine}`,
          nullable,
          key: key.indexOf(column) + 1,
          numbered: numbered && key.includes(column),
        })),
    );
}

/** The names of the columns that are not alike in both, each once, in their order. */
export function findDifferences(
  listed: readonly DescribedColumn[],
  found: readonly DescribedColumn[],
): string[] {
  expect(found.length, 'The database has no columns.').toBeGreaterThan(0);
  const differing = [...findMissing(listed, found), ...findMissing(found, listed)];
  return [...new Set(differing.map(({ table, column }) => `${table}.${column}`))].sort();
}

function findMissing(
  columns: readonly DescribedColumn[],
  among: readonly DescribedColumn[],
): readonly DescribedColumn[] {
  return columns.filter((column) => !among.some((other) => isDeepStrictEqual(column, other)));
}
