import type { Table, Columns } from '#adapters/sql/table-columns.ts';
import {
  AT_DELETION,
  type AtDeletion,
  type KeepingReason,
  type StoredRecords,
} from '#core/archive/domain/at-deletion.ts';
import {
  NUMBERED_KINDS,
  type ArchivedMember,
  type ArchivedRecords,
  type RecordKind,
} from '#core/archive/domain/archived-records.ts';
import type { Versioned } from '#core/kernel/commit.ts';
import { bigint, group, integer, mapping, type Field, type Mapping } from './field.ts';

/** What is moved of a record; the day of a member's last activity is kept with what discovery knows of them. */
type Moved<Kind extends RecordKind> = Kind extends 'member'
  ? Omit<ArchivedMember, 'activeOn'>
  : ArchivedRecords[Kind];

/** A stored record: its table, and how each of its records becomes a row of it. */
export interface StoredRecord<Kind extends RecordKind, Read, Written, Others> {
  readonly table: Table & { readonly columns: Read & Written & Others };
  readonly archived: Mapping<Moved<Kind>, Read, Written>;
}

/** The columns with the members a record is about: required for a record that is removed with their account. */
type About<Kind extends RecordKind, Name> = (typeof AT_DELETION)[Kind] extends {
  readonly about: unknown;
}
  ? { readonly about: readonly Name[] }
  : { readonly about?: never };

/** Declares the record of a kind, whose table has its name. */
export function record<Kind extends RecordKind, Read, Written, const Others = unknown>(
  kind: Kind,
  declared: {
    /** The column of the primary key. */
    readonly key: keyof (Read & Written);
    readonly archived: Field<Moved<Kind>, Read, Written>;
    /** Columns that no record has. */
    readonly others?: Others & Columns;
  } & About<Kind, keyof Written>,
): StoredRecord<Kind, Read, Written, Others> {
  const archived = mapping(declared.archived);
  const isNumbered = NUMBERED_KINDS.some((numbered) => numbered === kind);
  return {
    archived,
    table: {
      role: 'moved',
      key: [String(declared.key)],
      ...(isNumbered && { numbered: true }),
      onDeletion: onDeletion(kind, declared.about ?? []),
      columns: { ...archived.reading, ...archived.writing, ...declared.others },
    } as unknown as StoredRecord<Kind, Read, Written, Others>['table'],
  };
}

const REASONS: Readonly<Record<KeepingReason, string>> = {
  says_deleted: 'It says that the account is deleted.',
  is_evidence: 'Evidence outlives the one who would erase it.',
  is_the_log: 'It names members by their ids alone, and is only added to.',
  needs_no_account: 'The newsletter needs no account; each letter has a link to stop it.',
  names_nobody: 'It names no member.',
  runs_the_site: 'It names the operator who chose it by their id alone.',
};

/** What becomes of the rows of a kind, which name the members that they are about in these columns. */
export function onDeletion(
  kind: keyof StoredRecords,
  about: readonly PropertyKey[],
): Table['onDeletion'] {
  const rule: AtDeletion<never> = AT_DELETION[kind];
  if (rule.records === 'emptied') return { rows: 'emptied' };
  if (rule.records === 'kept') return { rows: 'kept', why: REASONS[rule.why] };
  if ('with' in rule) return { rows: 'removed', with: rule.with };
  return {
    rows: 'removed',
    by: about.map(String),
    ...(rule.only !== undefined && { where: rule.only }),
  };
}

/** A value with the version that others decide on. */
export function versioned<Value, Read, Written>(field: Field<Value, Read, Written>) {
  return group<Versioned<Value>>()({ value: field, version: integer('version') });
}

/** The same, with a number that only storage knows. */
export function numbered<Value, Read, Written>(field: Field<Value, Read, Written>) {
  return group<Versioned<Value> & { readonly id: number }>()({
    id: bigint('id'),
    value: field,
    version: integer('version'),
  });
}
