import pg from 'pg';
import type { Storage } from '#core/storage.ts';

/**
 * What stands before the database: nothing that matters, or a pooler that gives each transaction any of its
 * connections, so that nothing may be left behind on one.
 */
export type Pooler = 'none' | 'transaction';

/** How long to wait for a connection unless told otherwise, in milliseconds: an outage is to be told within two seconds. */
export const CONNECTION_TIMEOUT = 1_500;
/** How long a statement may take, in milliseconds; the second is for a server that has gone silent. */
const STATEMENT_TIMEOUT = 5_000;
const QUERY_TIMEOUT = 8_000;
/** How long a transaction may do nothing, in milliseconds, before it gives back what it holds. */
const IDLE_TRANSACTION_TIMEOUT = 10_000;

/** Ids and counts come as numbers: none here comes near 2^53. */
export const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/** How a transaction begins: a pooler refuses limits for the whole connection, so each has its own. */
export const BEGIN: Readonly<Record<Pooler, string>> = {
  none: 'BEGIN',
  transaction: `
    BEGIN;
    SET LOCAL statement_timeout = ${STATEMENT_TIMEOUT};
    SET LOCAL idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_TIMEOUT}`,
};

/**
 * A pool of at most `connections` to the database; the first is made when it is needed, and one is kept from then on. A query
 * that finds all of them taken waits for as many milliseconds as for a new one.
 */
export function createPool(
  url: string,
  connections: number,
  pooler: Pooler,
  connectionTimeout = CONNECTION_TIMEOUT,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    // An idle server stays in sight of those who ask whether its database is in use.
    min: 1,
    connectionTimeoutMillis: connectionTimeout,
    query_timeout: QUERY_TIMEOUT,
    application_name: 'hearthkin',
    keepAlive: true,
    types,
    ...(pooler === 'none'
      ? {
          statement_timeout: STATEMENT_TIMEOUT,
          idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT,
        }
      : { Client: UnpreparedClient }),
  });
  leaveBrokenConnections(pool);
  return pool;
}

/** How a pool is used: how many connections it may open, how many are busy or idle, and how many queries wait for one. */
export interface PoolUse {
  readonly most: number;
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Storage that has pools of connections: to the database, and perhaps to a standby. */
export interface PooledStorage extends Storage {
  countConnections(): readonly ({ readonly pool: 'primary' | 'standby' } & PoolUse)[];
}

/** How the pool is used just now. */
export function countConnections({
  options,
  totalCount,
  idleCount,
  waitingCount,
}: pg.Pool): PoolUse {
  const busy = totalCount - idleCount;
  return { most: options.max, busy, idle: idleCount, waiting: waitingCount };
}

/** A client that prepares no statement by name: the next one may run on another connection. */
class UnpreparedClient extends pg.Client {
  constructor(options?: pg.ClientConfig) {
    super(options);
    const query = this.query.bind(this) as (...parameters: unknown[]) => unknown;
    this.query = (statement: unknown, ...others: unknown[]) =>
      query(withoutName(statement), ...others) as never;
  }
}

function withoutName(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null) return statement;
  return { ...statement, name: undefined };
}

/** Connections that break leave the pool by themselves; without a listener the process would end. */
function leaveBrokenConnections(pool: pg.Pool): void {
  const leave = () => undefined;
  pool.on('error', leave);
  pool.on('connect', (client) => client.on('error', leave));
}
