import { Conflict } from '#adapters/conflict.ts';
import type { Handlers } from '#adapters/handlers.ts';
import type { Change } from '#core/storage.ts';
import { firstRow, rows, type Statement, type Steps } from './steps.ts';

/** Handlers that store changes in a database. Each returns the id of what it added, if it did. */
export type SqlHandlers<Kind extends Change> = Handlers<Kind, Steps<number | null>>;

/** Runs the statement, whatever it concerns. */
export function* run(sql: string, parameters: Statement['parameters']): Steps<null> {
  yield* rows(sql, parameters);
  return null;
}

/** Returns the row that the statement returns. Without one, what was decided on has changed. */
export function* requireRow<Row>(sql: string, parameters: Statement['parameters']): Steps<Row> {
  const row = yield* firstRow<Row>(sql, parameters);
  if (row === null) throw new Conflict();
  return row;
}

/** Runs the statement, which concerns one row, unless what was decided on has changed. */
export function* storeOne(sql: string, parameters: Statement['parameters']): Steps<null> {
  yield* requireRow(sql, parameters);
  return null;
}

/** Adds a row and returns its id, unless what must be unique is taken. */
export function* addOne(sql: string, parameters: Statement['parameters']): Steps<number> {
  return (yield* requireRow<{ readonly id: number }>(sql, parameters)).id;
}

/** The statements that put a row of version 0 and one of any other version. */
export interface PutStatements {
  readonly insert: string;
  readonly update: string;
}

/** Puts the row in the place of the one of that version; of version 0 there is none yet. */
export function putVersion(
  { insert, update }: PutStatements,
  parameters: Statement['parameters'],
  version: number,
): Steps<null> {
  return version === 0
    ? storeOne(insert, parameters)
    : storeOne(update, { ...parameters, version });
}
