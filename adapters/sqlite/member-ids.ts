import { LEFT_OUT_IDS } from '#adapters/sql/left-out-ids.ts';
import type { IndexQuestion } from '#core/discovery/domain/index-question.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { LongListReader } from './long-list-reader.ts';
import type { SqliteDatabase } from './sqlite-database.ts';
import { toTextQuestion } from './text-index.ts';

/** A list that is read as one text costs a tenth of as many rows. */
const LEFT_OUT = `
  SELECT json_group_array(id) AS ids FROM (${LEFT_OUT_IDS})
  HAVING EXISTS (SELECT 1 FROM member WHERE id = @memberId)`;

const WITH_INTEREST = 'SELECT member_id AS id FROM member_interest WHERE interest = @interest';

/** The members that discovery hides from this one; `null` when there is no such member. */
export function findLeftOutIds(database: SqliteDatabase, memberId: number): number[] | null {
  const [row] = database.rows<{ ids: string }>(LEFT_OUT, { memberId });
  return row ? (JSON.parse(row.ids) as number[]) : null;
}

/** Everyone who answers the question. */
export function findIds(
  longLists: LongListReader,
  question: IndexQuestion,
): AsyncIterable<Float64Array> {
  const { sql, parameters } = toStatement(question);
  return longLists.read(sql, parameters);
}

function toStatement({ kind, folded }: IndexQuestion) {
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
