import { isShorterThanTrigram } from '#adapters/sql/text-grams.ts';
import { partInterests } from '#adapters/sql/trait-bits.ts';
import type { Parameters } from './named-parameters.ts';
import type { PostgresDatabase } from './postgres-database.ts';

const CONNECTED = `
  SELECT user_id2 AS id FROM connection WHERE user_id1 = @memberId
  UNION ALL SELECT user_id1 FROM connection WHERE user_id2 = @memberId`;

const WITH_INTERESTS = `
  SELECT DISTINCT member_id AS id FROM member_interest WHERE interest = ANY (@others::text[])`;

const WITH_INTERESTS_OF = `
  SELECT theirs.member_id AS id
  FROM member_interest AS own JOIN member_interest AS theirs ON theirs.interest = own.interest
  WHERE own.member_id = @memberId`;

const WITH_TEXT =
  'SELECT member_id AS id FROM member_text WHERE name LIKE @pattern OR bio LIKE @pattern';

const WITH_GRAM = 'SELECT member_id AS id FROM member_text WHERE grams @> ARRAY[@term::text]';

/** Everyone with any connection to the member; `null` when there is no such member. */
export async function findConnectedIds(
  database: PostgresDatabase,
  memberId: number,
): Promise<number[] | null> {
  const sql = `${listIds(CONNECTED)} HAVING EXISTS (SELECT FROM member WHERE id = @memberId)`;
  const [row] = await database.rows<IdList>(sql, { memberId });
  return row?.ids ?? null;
}

/** Everyone with the folded text in their name or in their bio. */
export function findIdsByText(database: PostgresDatabase, term: string): Promise<number[]> {
  if (isShorterThanTrigram(term)) return readIds(database, WITH_GRAM, { term });
  const pattern = `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return readIds(database, WITH_TEXT, { pattern });
}

/** Everyone with any of the folded interests that are not listed, once for each member. */
export async function findIdsByOtherInterests(
  database: PostgresDatabase,
  interests: readonly string[],
): Promise<number[]> {
  const { others } = partInterests(interests);
  return others.length === 0 ? [] : readIds(database, WITH_INTERESTS, { others });
}

/** Everyone with an interest of the member's that is not listed, once for each; the member too. */
export function findIdsSharingOtherInterests(
  database: PostgresDatabase,
  memberId: number,
): Promise<number[]> {
  return readIds(database, WITH_INTERESTS_OF, { memberId });
}

async function readIds(
  database: PostgresDatabase,
  sql: string,
  parameters: Parameters,
): Promise<number[]> {
  const [row] = await database.rows<IdList>(listIds(sql), parameters);
  return row?.ids ?? [];
}

interface IdList {
  readonly ids: number[];
}

/** The ids that a statement finds, ascending, as one value, which costs a tenth of as many rows. */
function listIds(sql: string): string {
  return `SELECT coalesce(json_agg(id ORDER BY id), '[]') AS ids FROM (${sql}) AS found`;
}
