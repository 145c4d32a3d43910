import { NUMBERED_KINDS, type LastNumbers } from '#core/archive/domain/archived-records.ts';
import type { PostgresSession } from './postgres-database.ts';

const READ_NUMBERS = `SELECT ${NUMBERED_KINDS.map(
  (table) =>
    `(SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM ${table}_id_seq) AS ${table}`,
).join(', ')}`;

const SET_NUMBER = `
  SELECT setval(@sequence::regclass, greatest(@number::bigint, 1), @number::bigint > 0)`;

/** The highest ids that the database has given, whatever a transaction sees of the rows. */
export async function readLastNumbers(session: PostgresSession): Promise<LastNumbers> {
  const [numbers] = await session.rows<LastNumbers>(READ_NUMBERS);
  if (numbers === undefined) throw new Error('The database has no sequences.');
  return numbers;
}

/** Lets the database give higher ids than these. */
export async function setLastNumbers(
  session: PostgresSession,
  numbers: LastNumbers,
): Promise<void> {
  for (const table of NUMBERED_KINDS) {
    await session.run(SET_NUMBER, { sequence: `${table}_id_seq`, number: numbers[table] });
  }
}
