import type { ReportFailure } from '#core/kernel/report-failure.ts';
import { countConnections, createPool, type Pooler, type PoolUse } from './connection-pool.ts';
import { createPostgresDatabase, type PostgresSession } from './postgres-database.ts';

/** A point in the history of a database: which history, and how far. */
export interface HistoryPoint {
  readonly history: string;
  readonly position: number;
}

/** A streaming standby, which may lag behind its primary. */
export interface ReadReplica {
  /**
   * Does the work on the standby if that has replayed the history up to the point, and says how far it is;
   * `null` if it has not, or does not answer. The work may be done more than once.
   */
  read<Value>(
    needed: HistoryPoint,
    work: (session: PostgresSession) => Promise<Value>,
  ): Promise<{ readonly value: Value; readonly replayed: number } | null>;
  countConnections(): PoolUse;
  close(): Promise<void>;
}

/** How long to leave a standby alone that did not answer, in milliseconds. */
const REST = 5_000;

/**
 * Databases of one history have the same server identifier, timeline and name. A standby is on another timeline
 * than its primary from a failover until its next restartpoint: then it may know what the primary has lost.
 */
const historyOn = (timeline: string) => `
  (SELECT system_identifier FROM pg_control_system()) || '/' || ${timeline}
    || '/' || current_database() AS history`;

const READ_PRIMARY = `
  SELECT ${historyOn('left(pg_walfile_name(pg_current_wal_insert_lsn()), 8)')},
    (pg_current_wal_insert_lsn() - '0/0')::float8 AS position`;

const READ_STANDBY = `
  SELECT ${historyOn(`(
      SELECT lpad(upper(to_hex(min_recovery_end_timeline)), 8, '0') FROM pg_control_recovery())`)},
    (pg_last_wal_replay_lsn() - '0/0')::float8 AS position
  WHERE pg_is_in_recovery()`;

/** Everything that was seen on the primary before this call was written before the point. */
export async function readHistoryPoint(primary: PostgresSession): Promise<HistoryPoint> {
  const [point] = await primary.rows<HistoryPoint>(READ_PRIMARY);
  if (point === undefined) throw new Error('The database has no history.');
  return point;
}

/** Leads to the standby; whether it answers is noticed when it is first needed. */
export function createReadReplica(options: {
  readonly url: string;
  readonly connections: number;
  readonly pooler: Pooler;
  readonly report: ReportFailure;
}): ReadReplica {
  const pool = createPool(options.url, options.connections, options.pooler);
  const database = createPostgresDatabase(pool, options.pooler);
  let restsUntil = 0;
  return {
    read: async (needed, work) => {
      if (performance.now() < restsUntil) return null;
      try {
        return await database.inTransaction(async (session) => {
          const [point] = await session.rows<HistoryPoint>(READ_STANDBY);
          if (point?.history !== needed.history || point.position < needed.position) return null;
          return { value: await work(session), replayed: point.position };
        });
      } catch (error) {
        restsUntil = performance.now() + REST;
        options.report('The read replica does not answer; reading from the primary.', error);
        return null;
      }
    },
    countConnections: () => countConnections(pool),
    close: () => pool.end(),
  };
}
