import { firstRow, type Steps } from './steps.ts';

/** How many bytes the files of all rows of that table have. Of a sum PostgreSQL makes a text. */
export function* sumOfBytes(table: 'picture' | 'attachment'): Steps<number> {
  const sql = `SELECT COALESCE(sum(bytes), 0) AS bytes FROM ${table}`;
  const row = yield* firstRow<{ readonly bytes: number | string }>(sql);
  return Number(row?.bytes ?? 0);
}
