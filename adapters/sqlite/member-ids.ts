import { partInterests } from '#adapters/sql/trait-bits.ts';
import type { Parameters, SqliteDatabase } from './sqlite-database.ts';
import { toTextQuestion } from './text-index.ts';

const CONNECTED = `
  SELECT json_group_array(id) AS ids FROM (
    SELECT user_id2 AS id FROM connection WHERE user_id1 = @memberId
    UNION ALL SELECT user_id1 FROM connection WHERE user_id2 = @memberId)
  HAVING EXISTS (SELECT 1 FROM member WHERE id = @memberId)`;

const WITH_INTERESTS = `
  SELECT json_group_array(member_id) AS ids FROM member_interest
  WHERE interest IN (SELECT value FROM json_each(@interests))`;

const WITH_INTERESTS_OF = `
  SELECT json_group_array(theirs.member_id) AS ids
  FROM member_interest AS own JOIN member_interest AS theirs ON theirs.interest = own.interest
  WHERE own.member_id = @memberId`;

/** Everyone with any connection to the member; `null` when there is no such member. */
export function findConnectedIds(database: SqliteDatabase, memberId: number): number[] | null {
  return readIdsIfAny(database, CONNECTED, { memberId });
}

/** Everyone with the folded text in their name or in their bio. */
export function findIdsByText(database: SqliteDatabase, text: string): number[] {
  const { table, match } = toTextQuestion(text);
  const sql = `SELECT json_group_array(rowid) AS ids FROM ${table} WHERE ${table} MATCH @match`;
  return readIds(database, sql, { match });
}

/** Everyone with any of the folded interests that are not listed, once for each. */
export function findIdsByOtherInterests(
  database: SqliteDatabase,
  interests: readonly string[],
): number[] {
  const { others } = partInterests(interests);
  if (others.length === 0) return [];
  return readIds(database, WITH_INTERESTS, { interests: JSON.stringify(others) });
}

/** Everyone with an interest of the member's that is not listed, once for each; the member too. */
export function findIdsSharingOtherInterests(database: SqliteDatabase, memberId: number): number[] {
  return readIds(database, WITH_INTERESTS_OF, { memberId });
}

function readIds(database: SqliteDatabase, sql: string, parameters: Parameters): number[] {
  return readIdsIfAny(database, sql, parameters) ?? [];
}

/** Reads a list of ids as one text, which costs a tenth of as many rows. */
function readIdsIfAny(
  database: SqliteDatabase,
  sql: string,
  parameters: Parameters,
): number[] | null {
  const [row] = database.rows<{ ids: string }>(sql, parameters);
  return row ? (JSON.parse(row.ids) as number[]) : null;
}
