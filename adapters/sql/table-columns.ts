import type { DeletionCondition } from '#core/archive/domain/at-deletion.ts';

/** The databases that hold the tables. */
export type Engine = 'sqlite' | 'postgres';

/**
 * What a column holds: a whole number of 32 bits or of as many as a number has, a text, bytes, or what only
 * one engine knows, such as several texts in one column.
 */
export type ColumnKind =
  | 'integer'
  | 'bigint'
  | 'text'
  | 'texts'
  | 'indexed_text'
  | 'bytes'
  | 'time'
  | 'transaction';

/** A column of a table. */
export interface Column {
  readonly kind: ColumnKind;
  readonly nullable: boolean;
  /** The only engine that has the column, which fills it itself. */
  readonly madeBy?: Engine;
  /** Set where it is made from other rows, once more after a move. */
  readonly derived?: true;
  /** What a row has here after a move, whatever it had before. */
  readonly movedAs?: number | string;
}

/** What becomes of the rows about a member whose account is deleted. */
export type OnDeletion =
  /** Those that name the member in one of these columns are removed, as far as the condition holds. */
  | { readonly rows: 'removed'; readonly by: readonly string[]; readonly where?: DeletionCondition }
  /** They are removed with the rows of the table that they refer to. */
  | { readonly rows: 'removed'; readonly with: string }
  /** They stay without anything about the member. */
  | { readonly rows: 'emptied' }
  /** They stay as they are. */
  | { readonly rows: 'kept'; readonly why: string };

/** Columns by their names. */
export type Columns = Readonly<Record<string, Column>>;

/** A table of the database. */
export interface Table {
  /** Whether its rows are moved, are derived from rows that are, or belong to the process and stay. */
  readonly role: 'moved' | 'derived' | 'own';
  /** The names of the columns of the primary key. */
  readonly key: readonly string[];
  /** Whether the database gives its rows their ids, none twice. */
  readonly numbered?: true;
  /** The only engine that has the table. */
  readonly madeBy?: Engine;
  readonly onDeletion: OnDeletion;
  readonly columns: Columns;
}

/** Tables by their names. */
export type Tables = Readonly<Record<string, Table>>;

export const INTEGER = { kind: 'integer', nullable: false } as const;
export const BIGINT = { kind: 'bigint', nullable: false } as const;
export const TEXT = { kind: 'text', nullable: false } as const;
export const INDEXED_TEXT = { kind: 'indexed_text', nullable: true } as const;

/** Rows that name the member in one of these columns are removed with the account. */
export function removedBy(...by: readonly string[]): OnDeletion {
  return { rows: 'removed', by };
}

/** Rows that stay as they are when an account is deleted, and why. */
export function kept(why: string): OnDeletion {
  return { rows: 'kept', why };
}

/** The column, which may also hold nothing. */
export function optional<const Kind extends ColumnKind>({ kind }: { readonly kind: Kind }) {
  return { kind, nullable: true } as const;
}
