import { rows, type Steps } from './steps.ts';

/** The secret of which the key of cursors is made: the database made it when it got its tables. */
export function* readCursorSecret(): Steps<string> {
  const [row] = yield* rows<{ readonly content: string }>('SELECT content FROM cursor_secret');
  if (row === undefined) throw new Error('The database has no secret for cursors.');
  return row.content;
}
