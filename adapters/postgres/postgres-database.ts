import type pg from 'pg';
import type { WatchStatement } from '#adapters/sql/watched-statements.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { BEGIN, type Pooler } from './connection-pool.ts';
import { numberParameters, type NumberedStatement, type Parameters } from './named-parameters.ts';
import { isCollision, whileAvailable } from './postgres-errors.ts';

/** Runs statements, one after the other, on one connection or on any. */
export interface PostgresSession {
  /** The rows that a statement returns. */
  rows<Row>(sql: string, parameters?: Parameters): Promise<Row[]>;
  /** Runs a statement that returns no rows, and returns how many it changed. */
  run(sql: string, parameters?: Parameters): Promise<number>;
}

/** A database that the repositories share, by a pool of connections. */
export interface PostgresDatabase extends PostgresSession {
  /**
   * Does the work in one transaction. When another transaction was in its way it is done again, so it
   * must touch nothing but the session that it is given.
   */
  inTransaction<Value>(work: (session: PostgresSession) => Promise<Value>): Promise<Value>;
  /** Runs one statement that writes as a transaction of its own, again when another transaction was in its way. */
  write<Row>(sql: string, parameters?: Parameters): Promise<Row[]>;
}

/** How often a transaction is tried that others are in the way of. */
const MOST_TRIES = 5;

/** A connection, or what finds one for each statement. */
interface Client {
  readonly query: (statement: pg.QueryConfig) => Promise<pg.QueryResult>;
}

/**
 * Finds a free connection for each statement. The pool's own `query` would keep the parameters of the statement for which
 * it opened a connection as long as that lives, and with them the words of members who are gone by then.
 */
function anyOf(pool: pg.Pool): Client {
  return {
    query: async (statement) => {
      const client = await pool.connect();
      try {
        const answer = await client.query(statement);
        client.release();
        return answer;
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
  };
}

/** Runs statements on the client. */
export function createPostgresSession(
  client: Client,
  prepare = prepareOnce,
  watch?: WatchStatement,
): PostgresSession {
  const query = async (sql: string, parameters: Parameters) => {
    const end = watch?.(sql);
    let rows: number | null = null;
    try {
      const answer = await whileAvailable(() => client.query(prepare(sql, parameters)));
      rows = answer.rowCount ?? 0;
      return answer;
    } finally {
      end?.(rows);
    }
  };
  return {
    rows: async <Row>(sql: string, parameters: Parameters = {}) =>
      (await query(sql, parameters)).rows as Row[],
    run: async (sql, parameters = {}) => (await query(sql, parameters)).rowCount ?? 0,
  };
}

/** The database that the pool leads to. */
export function createPostgresDatabase(
  pool: pg.Pool,
  pooler: Pooler,
  watch?: WatchStatement,
): PostgresDatabase {
  const prepare = createStatements();
  const sessionOn = (client: Client) => createPostgresSession(client, prepare, watch);

  async function attempt<Value>(work: (session: PostgresSession) => Promise<Value>) {
    const client = await whileAvailable(() => pool.connect());
    const session = sessionOn(client);
    let broken = false;
    try {
      await session.run(BEGIN[pooler]);
      const value = await work(session);
      await session.run('COMMIT');
      return value;
    } catch (error) {
      broken = error instanceof StorageUnavailable || !(await canRollBack(session));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  const session = sessionOn(anyOf(pool));
  return {
    ...session,
    inTransaction: (work) => untilNothingCollides(() => attempt(work)),
    // Behind a pooler each transaction sets its limits, which takes statements.
    write: <Row>(sql: string, parameters?: Parameters) =>
      untilNothingCollides(() =>
        pooler === 'none'
          ? session.rows<Row>(sql, parameters)
          : attempt((transaction) => transaction.rows<Row>(sql, parameters)),
      ),
  };
}

async function untilNothingCollides<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isCollision(error)) throw error;
      if (tries === MOST_TRIES) {
        throw new StorageUnavailable('The database is too busy.', { cause: error });
      }
    }
  }
}

async function canRollBack(session: PostgresSession): Promise<boolean> {
  try {
    await session.run('ROLLBACK');
    return true;
  } catch {
    return false;
  }
}

/** Makes of a statement and its parameters what the driver takes. */
type PrepareStatement = (sql: string, parameters: Parameters) => pg.QueryConfig;

/** How many statements have a name at most: each connection keeps them, and reads join in many ways. */
const MOST_PREPARED = 600;

/** Gives each statement a name, under which each connection prepares it once; there are few of them. */
function createStatements(): PrepareStatement {
  const statements = new Map<string, NumberedStatement & { readonly name: string }>();
  return (sql, parameters) => {
    let statement = statements.get(sql);
    if (statement === undefined) {
      if (statements.size >= MOST_PREPARED) return prepareOnce(sql, parameters);
      statement = { ...numberParameters(sql), name: `hearthkin-${statements.size + 1}` };
      statements.set(sql, statement);
    }
    const { name, ...numbered } = statement;
    return { name, ...bind(numbered, parameters) };
  };
}

/** Leaves nothing behind on the connection. */
const prepareOnce: PrepareStatement = (sql, parameters) => bind(numberParameters(sql), parameters);

function bind({ text, names }: NumberedStatement, parameters: Parameters) {
  return { text, values: names.map((parameter) => toBound(parameters[parameter])) };
}

/** A value as PostgreSQL takes it: no id that is stored is as high as a bigint can be. */
function toBound(value: Parameters[string] | undefined): unknown {
  return typeof value === 'number' ? Math.min(value, Number.MAX_SAFE_INTEGER) : value;
}
