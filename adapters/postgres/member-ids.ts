import { LEFT_OUT_IDS } from '#adapters/sql/left-out-ids.ts';
import { isShorterThanTrigram } from '#adapters/sql/text-grams.ts';
import type { IndexQuestion } from '#core/discovery/domain/index-question.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { Parameters } from './named-parameters.ts';
import type { PostgresDatabase, PostgresSession } from './postgres-database.ts';

/** A list of more ids is read portion by portion. */
const SHORT_LIST = 12_000;
const PORTION = 5_000;

const WITH_INTEREST = 'SELECT member_id AS id FROM member_interest WHERE interest = @interest';

const WITH_TEXT =
  'SELECT member_id AS id FROM member_text WHERE name LIKE @pattern OR bio LIKE @pattern';

const WITH_GRAM = 'SELECT member_id AS id FROM member_text_grams WHERE grams @> ARRAY[@term::text]';

/** The members that discovery hides from this one; `null` when there is no such member. */
export async function findLeftOutIds(
  database: Pick<PostgresSession, 'rows'>,
  memberId: number,
): Promise<number[] | null> {
  const sql = `${listIds(LEFT_OUT_IDS)} HAVING EXISTS (SELECT FROM member WHERE id = @memberId)`;
  const [row] = await database.rows<IdList>(sql, { memberId });
  return row?.ids ?? null;
}

/** Everyone who answers the question, those of a short list at once. */
export async function* findIds(
  database: Pick<PostgresDatabase, 'rows' | 'inTransaction'>,
  turn: () => Promise<void>,
  question: IndexQuestion,
): AsyncGenerator<readonly number[]> {
  const { sql, parameters } = toStatement(question);
  const short = listIds(`${sql} LIMIT ${SHORT_LIST + 1}`);
  const ids = (await database.rows<IdList>(short, parameters))[0]?.ids ?? [];
  yield ids;
  if (ids.length <= SHORT_LIST) return;
  for (const portion of await database.inTransaction((session) =>
    readAll(session, sql, parameters),
  )) {
    yield portion;
    await turn();
  }
}

/** Those of the members who answer the question. */
export async function findIdsAmong(
  database: Pick<PostgresSession, 'rows'>,
  question: IndexQuestion,
  memberIds: readonly number[],
): Promise<readonly number[]> {
  const { sql, parameters } = toStatement(question);
  const among = listIds(`SELECT id FROM (${sql}) AS answers WHERE id = ANY (@memberIds::bigint[])`);
  const [row] = await database.rows<IdList>(among, { ...parameters, memberIds });
  return row?.ids ?? [];
}

/** Reads all ids of a statement by a cursor, so that no step of it takes long. */
async function readAll(
  session: PostgresSession,
  sql: string,
  parameters: Parameters,
): Promise<number[][]> {
  await session.run(`DECLARE long_list NO SCROLL CURSOR FOR ${sql}`, parameters);
  const portions: number[][] = [];
  let rows: { readonly id: number }[];
  do {
    rows = await session.rows<{ readonly id: number }>(`FETCH ${PORTION} FROM long_list`);
    portions.push(rows.map(({ id }) => id));
  } while (rows.length === PORTION);
  return portions;
}

function toStatement({ kind, folded }: IndexQuestion): { sql: string; parameters: Parameters } {
  switch (kind) {
    case 'text': {
      if (isShorterThanTrigram(folded)) return { sql: WITH_GRAM, parameters: { term: folded } };
      const pattern = `%${folded.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      return { sql: WITH_TEXT, parameters: { pattern } };
    }
    case 'interest':
      return { sql: WITH_INTEREST, parameters: { interest: folded } };
    default:
      return unreachable(kind);
  }
}

interface IdList {
  readonly ids: number[];
}

/** The ids that a statement finds as one value, which costs a tenth of as many rows. */
function listIds(sql: string): string {
  return `SELECT coalesce(json_agg(id), '[]') AS ids FROM (${sql}) AS found`;
}
