import type { LastNumbers, RecordKey, RecordKind } from '#core/archive/storage-archive.ts';
import type { Engine, Table, Tables } from './table-columns.ts';
import { TABLES } from './tables.ts';

type Columns<Kind extends RecordKind> = (typeof TABLES)[Kind]['columns'];

/** The names of the columns that are moved with the rows of a kind. */
type MovedColumn<Kind extends RecordKind> = {
  [Name in keyof Columns<Kind>]: Columns<Kind>[Name] extends
    { readonly madeBy: Engine } | { readonly movedAs: number | string } | { readonly derived: true }
    ? never
    : Name;
}[keyof Columns<Kind>];

type ValueOf<Definition> =
  | (Definition extends { readonly kind: 'text' } ? string : number)
  | (Definition extends { readonly nullable: true } ? null : never);

/** What is moved of a row. */
export type MovedRow<Kind extends RecordKind> = {
  readonly [Name in MovedColumn<Kind>]: ValueOf<Columns<Kind>[Name]>;
};

/** The names of the tables that are described so. */
type NameOf<Description> = {
  [Name in keyof typeof TABLES]: (typeof TABLES)[Name] extends Description ? Name : never;
}[keyof typeof TABLES];

/** The names of the tables whose rows are moved. */
export const MOVED_TABLES = namesOf(({ role }) => role === 'moved') as NameOf<{
  readonly role: 'moved';
}>[];

type NumberedTable = NameOf<{ readonly role: 'moved'; readonly numbered: true }>;

/** The names of the tables whose rows are moved, and have ids that are never given again. */
export const NUMBERED_TABLES = namesOf(
  ({ role, numbered }) => role === 'moved' && numbered === true,
) as NumberedTable[];

/** The last number of each of these tables. */
export function toLastNumbers(numberOf: (table: NumberedTable) => number): LastNumbers {
  const numbers = NUMBERED_TABLES.map((table) => [table, numberOf(table)] as const);
  return Object.fromEntries(numbers) as Record<NumberedTable, number>;
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
