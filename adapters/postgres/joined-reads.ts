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

interface Asked {
  readonly sql: string;
  readonly parameters: Parameters;
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
    const [first, ...others] = together;
    try {
      if (first !== undefined && others.length === 0) {
        first.resolve(await session.rows(first.sql, first.parameters));
        return;
      }
      const { sql, parameters } = join(together);
      const [answers = {}] = await session.rows<Record<string, never[]>>(sql, parameters);
      for (const [place, { resolve }] of together.entries()) resolve(answers[`read${place}`] ?? []);
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

/** One statement that returns the rows of each of them, under a name of its own. */
function join(together: readonly Asked[]): {
  readonly sql: string;
  readonly parameters: Parameters;
} {
  const parameters: Record<string, Parameters[string]> = {};
  const columns = together.map((one, place) => {
    for (const [name, value] of Object.entries(one.parameters)) {
      parameters[`read${place}_${name}`] = value;
    }
    const sql = renameParameters(one.sql, (name) => `read${place}_${name}`);
    return `(SELECT coalesce(json_agg(found), '[]') FROM (${sql}) AS found) AS read${place}`;
  });
  return { sql: `SELECT ${columns.join(', ')}`, parameters };
}
