import type { Table } from '#adapters/sql/table-columns.ts';
import { TABLES } from '#adapters/sql/tables.ts';
import { renameParameters, type Parameters } from './named-parameters.ts';
import type { PostgresSession } from './postgres-database.ts';

/** How many reads share a statement at most: a dashboard has more than twelve. */
const MOST_TOGETHER = 16;

/** How many beginnings of joined statements are kept at most: what calls ask for has a few hundred. */
const MOST_KEPT = 2_000;

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
 * Reads that are asked for before the process waits for anything, as by `Promise.all`, are one statement: each costs
 * the driver more than PostgreSQL needs to answer it. They see one moment, and fail together. Their rows come as JSON.
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
        if (asked.length === 0) process.nextTick(send);
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
  const parameters: Record<string, Parameters[string]> = {};
  for (const [place, read] of reads.entries()) {
    for (const [name, value] of Object.entries(read.parameters)) {
      parameters[`${nameOf(place)}_${name}`] = value;
    }
  }
  const sql = join(reads.map((read) => read.sql));
  const [answers = {}] = await session.rows<Record<string, unknown[]>>(sql, parameters);
  return reads.map((_read, place) => answers[nameOf(place)] ?? []);
}

const nameOf = (place: number) => `read${place}`;

/** Statements that begin with the same ones, and what those are joined. */
interface Joined {
  readonly next: Map<string, Joined>;
  sql: string | null;
}

const joined: Joined = { next: new Map(), sql: null };
let kept = 0;

/** One statement that returns the rows of each of them, under a name of its own; made once. */
function join(statements: readonly string[]): string {
  let found = joined;
  for (const statement of statements) {
    let next = found.next.get(statement);
    if (next === undefined) {
      if (kept >= MOST_KEPT) return makeJoined(statements);
      kept += 1;
      next = { next: new Map(), sql: null };
      found.next.set(statement, next);
    }
    found = next;
  }
  found.sql ??= makeJoined(statements);
  return found.sql;
}

function makeJoined(statements: readonly string[]): string {
  const columns = statements.map((statement, place) => {
    const renamed = renameParameters(statement, (name) => `${nameOf(place)}_${name}`);
    return `(SELECT coalesce(json_agg(found), '[]') FROM (${renamed}) AS found) AS ${nameOf(place)}`;
  });
  return `SELECT ${columns.join(', ')}`;
}
