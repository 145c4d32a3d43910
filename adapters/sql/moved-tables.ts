import {
  NUMBERED_KINDS,
  type LastNumbers,
  type NumberedKind,
  type RecordKey,
  type RecordKind,
} from '#core/archive/domain/archived-records.ts';
import type { Engine, Table, Tables } from './table-columns.ts';
import { TABLES } from './tables.ts';

/** The names of the tables whose rows are moved. */
export const MOVED_TABLES = namesOf(({ role }) => role === 'moved');

/** The last number of each kind that is numbered. */
export function toLastNumbers(numberOf: (kind: NumberedKind) => number): LastNumbers {
  const numbers = NUMBERED_KINDS.map((kind) => [kind, numberOf(kind)] as const);
  return Object.fromEntries(numbers) as Record<NumberedKind, number>;
}

/** The names of the tables that a copy fills in the engine's database. */
export function filledTables(engine: Engine): string[] {
  return namesOf(({ role, madeBy = engine }) => role !== 'own' && madeBy === engine);
}

/** The names of the columns that are read and written when rows are moved. */
export function movedColumns({ columns }: Table): string[] {
  return Object.entries(columns).flatMap(([name, { madeBy, movedAs, derived }]) =>
    madeBy === undefined && movedAs === undefined && derived === undefined ? [name] : [],
  );
}

/** What every moved row has in the columns that are written without having been read. */
export function valuesAfterMove({ columns }: Table): Readonly<Record<string, number | string>> {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, { movedAs }]) =>
      movedAs === undefined ? [] : [[name, movedAs]],
    ),
  );
}

/** The column whose order rows are moved in, and a value below all that it has. */
export function movingOrder(kind: RecordKind): { readonly key: string; readonly least: RecordKey } {
  const { key, columns }: Table = TABLES[kind];
  const [name, ...others] = key;
  if (name === undefined || others.length > 0) throw new Error(`Give ${kind} a key of one column.`);
  return { key: `${kind}.${name}`, least: columns[name]?.kind === 'text' ? '' : 0 };
}

function namesOf(isMeant: (table: Table) => boolean): string[] {
  const tables: Tables = TABLES;
  return Object.entries(tables).flatMap(([name, table]) => (isMeant(table) ? [name] : []));
}
