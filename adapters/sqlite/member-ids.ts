import { LEFT_OUT_IDS } from '#adapters/sql/left-out-ids.ts';
import type { IndexQuestion } from '#core/discovery/domain/index-question.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { LongListReader } from './long-list-reader.ts';
import type { Parameters, SqliteDatabase } from './sqlite-database.ts';
import { toTextQuestion } from './text-index.ts';

/** A list of more ids is read portion by portion. */
const SHORT_LIST = 12_000;

const LEFT_OUT = `
  SELECT json_group_array(id) AS ids FROM (${LEFT_OUT_IDS})
  HAVING EXISTS (SELECT 1 FROM member WHERE id = @memberId)`;

const WITH_INTEREST = 'SELECT member_id AS id FROM member_interest WHERE interest = @interest';

/** The members that discovery hides from this one; `null` when there is no such member. */
export function findLeftOutIds(database: SqliteDatabase, memberId: number): number[] | null {
  return readIds(database, LEFT_OUT, { memberId });
}

/** Everyone who answers the question, those of a short list at once. */
export async function* findIds(
  database: SqliteDatabase,
  longLists: LongListReader,
  question: IndexQuestion,
): AsyncGenerator<readonly number[]> {
  const { sql, parameters } = toStatement(question);
  const short = `SELECT json_group_array(id) AS ids FROM (${sql} LIMIT ${SHORT_LIST + 1})`;
  const ids = readIds(database, short, parameters) ?? [];
  yield ids;
  if (ids.length > SHORT_LIST) yield* longLists.read(sql, parameters);
}

function toStatement({ kind, folded }: IndexQuestion): { sql: string; parameters: Parameters } {
  switch (kind) {
    case 'text': {
      const { table, match } = toTextQuestion(folded);
      const sql = `SELECT rowid AS id FROM ${table} WHERE ${table} MATCH @match`;
      return { sql, parameters: { match } };
    }
    case 'interest':
      return { sql: WITH_INTEREST, parameters: { interest: folded } };
    default:
      return unreachable(kind);
  }
}

/** Reads a list of ids as one text, which costs a tenth of as many rows. */
function readIds(database: SqliteDatabase, sql: string, parameters: Parameters): number[] | null {
  const [row] = database.rows<{ ids: string }>(sql, parameters);
  return row ? (JSON.parse(row.ids) as number[]) : null;
}
