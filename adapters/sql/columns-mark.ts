/** Up to where columns hold what a database has stored, and by what the database shows that it remembers that. */
export interface ColumnsMark<ChangeNumber> {
  /** Which database, on which course of its life. */
  readonly origin: string;
  /** All changes before this number, or up to it, are in the columns. */
  readonly upTo: ChangeNumber;
  /** The member who was changed last, and the number of that change. */
  readonly memberId: number;
  readonly number: ChangeNumber;
}

export function writeMark(mark: ColumnsMark<number | string>): string {
  return JSON.stringify(mark);
}

/** Reads a mark that the same kind of database has written; of the others only the origin is to be trusted. */
export function readMark<ChangeNumber>(text: string): ColumnsMark<ChangeNumber> {
  return JSON.parse(text) as ColumnsMark<ChangeNumber>;
}
