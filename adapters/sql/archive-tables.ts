import type { Mapping, RowOf } from '#adapters/records/field.ts';
import { RECORDS } from '#adapters/records/records.ts';
import type {
  ArchivedRecords,
  RecordKey,
  RecordKind,
} from '#core/archive/domain/archived-records.ts';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';
import { movedColumns, movingOrder, valuesAfterMove } from './moved-tables.ts';
import { TABLES } from './tables.ts';

/** What is read besides the columns of the table. */
interface JoinedColumns {
  readonly member: { readonly active_on: number | null };
}

type Archived<Kind extends RecordKind> = (typeof RECORDS)[Kind]['archived'];

/** The rows that are read of each kind. */
export type ArchivedRows = {
  readonly [Kind in RecordKind]: RowOf<Archived<Kind>['reading'] & Archived<Kind>['writing']> &
    (Kind extends keyof JoinedColumns ? JoinedColumns[Kind] : unknown);
};

/** How records of a kind are read from their table and written to it. */
interface ArchivedTable<Kind extends RecordKind> {
  /** What to read, without its end. */
  readonly select: string;
  readonly key: string;
  /** Below every key. */
  readonly beforeAll: RecordKey;
  /** The columns that are written. */
  readonly columns: readonly string[];
  readonly toRecord: (row: ArchivedRows[Kind]) => ArchivedRecords[Kind];
  /** The values of the columns, named like them. */
  readonly toRow: (
    record: ArchivedRecords[Kind],
  ) => Readonly<Record<string, number | string | null>>;
}

type ArchivedTables = { readonly [Kind in RecordKind]: ArchivedTable<Kind> };

/** The table of each kind, which has its name. */
export const ARCHIVED_TABLES: ArchivedTables = {
  ...(Object.fromEntries(
    Object.keys(RECORDS).map((kind) => [kind, archivedTable(kind as RecordKind)]),
  ) as unknown as ArchivedTables),
  member: archivedMembers(),
};

function archivedTable<Kind extends RecordKind>(kind: Kind): ArchivedTable<Kind> {
  const archived = RECORDS[kind].archived as unknown as Mapping<
    ArchivedRecords[Kind],
    unknown,
    unknown
  >;
  const moved = movedColumns(TABLES[kind]);
  const values = valuesAfterMove(TABLES[kind]);
  const { key, least } = movingOrder(kind);
  return {
    select: `SELECT ${moved.map((column) => `${kind}.${column}`).join(', ')} FROM ${kind}`,
    key,
    beforeAll: least,
    columns: [...moved, ...Object.keys(values)],
    toRecord: archived.read,
    toRow: (record) => ({ ...archived.write(record), ...values }),
  };
}

/** Discovery keeps the day of the last activity: the one of its columns that no record yields. */
function archivedMembers(): ArchivedTable<'member'> {
  const table = archivedTable('member');
  return {
    ...table,
    select: table.select.replace(
      ' FROM member',
      `, member_trait.active_on FROM member
      LEFT JOIN member_trait ON member_trait.member_id = member.id`,
    ),
    toRecord: (row) => {
      if (row.active_on === null) throw new StorageUnusable(sayWithoutTraits(row.id));
      return { ...RECORDS.member.archived.read(row), activeOn: row.active_on };
    },
  };
}

function sayWithoutTraits(memberId: number): string {
  return `The discovery data of member ${memberId} is missing: restore the last backup.`;
}
