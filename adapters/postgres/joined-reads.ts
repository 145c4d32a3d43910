import type { Table } from '#adapters/sql/table-columns.ts';
import { TABLES } from '#adapters/sql/tables.ts';
import { renameParameters, type Parameters } from './named-parameters.ts';
import type { PostgresSession } from './postgres-database.ts';

/** How many reads share a statement at most. */
const MOST_TOGETHER = 8;

/** Names a table with bytes, which JSON has no form for. */
const NAMES_BYTES = new RegExp(
  Object.entries<Table>(TABLES)
    .filter(([, { columns }]) => Object.values(columns).some(({ kind }) => kind === 'bytes'))
    .map(([name]) => String.raw`\b${name}\b`)
    .join('|'),
);

/** A statement that reads. */
interface Read {
  readonly sql: string;
  readonly parameters: Parameters;
}

interface Asked extends Read {
  readonly resolve: (rows: never[]) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Reads that are asked for at the same time, as by `Promise.all`, are one statement: each costs the driver more than
 * PostgreSQL needs to answer it. They see one moment, and fail together. Their rows come as JSON.
 */
export function joinReads(session: Pick<PostgresSession, 'rows'>): Pick<PostgresSession, 'rows'> {
  let asked: Asked[] = [];

  async function answer(together: readonly Asked[]): Promise<void> {
    try {
      const answers = await readTogether(session, together);
      for (const [place, { resolve }] of together.entries()) resolve(answers[place] as never[]);
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  }

  function send(): void {
    const waiting = asked;
    asked = [];
    while (waiting.length > 0) void answer(waiting.splice(0, MOST_TOGETHER));
  }

  return {
    rows: <Row>(sql: string, parameters: Parameters = {}) =>
      new Promise<Row[]>((resolve, reject) => {
        const one = { sql, parameters, resolve, reject };
        if (NAMES_BYTES.test(sql)) {
          void answer([one]);
          return;
        }
        if (asked.length === 0) queueMicrotask(send);
        asked.push(one);
      }),
  };
}

/** The rows of each of the statements, of one moment. */
export async function readTogether(
  session: Pick<PostgresSession, 'rows'>,
  reads: readonly Read[],
): Promise<unknown[][]> {
  const [first, ...others] = reads;
  if (first === undefined) return [];
  if (others.length === 0) return [await session.rows(first.sql, first.parameters)];
  const { sql, parameters } = join(reads);
  const [answers = {}] = await session.rows<Record<string, unknown[]>>(sql, parameters);
  return reads.map((_read, place) => answers[nameOf(place)] ?? []);
}

const nameOf = (place: number) => `read${place}`;

/** One statement that returns the rows of each of them, under a name of its own. */
function join(reads: readonly Read[]): Read {
  const all = reads.flatMap(({ parameters }, place) =>
    Object.entries(parameters).map(([name, value]) => [`${nameOf(place)}_${name}`, value] as const),
  );
  const columns = reads.map(({ sql }, place) => {
    const renamed = renameParameters(sql, (name) => `${nameOf(place)}_${name}`);
    return `(SELECT coalesce(json_agg(found), '[]') FROM (${renamed}) AS found) AS ${nameOf(place)}`;
  });
  return { sql: `SELECT ${columns.join(', ')}`, parameters: Object.fromEntries(all) };
}
