import { readMark, writeMark, type ColumnsMark } from '#adapters/sql/columns-mark.ts';
import { STORED_TRAITS, TRAITS_AT_A_TIME } from '#adapters/sql/trait-rows.ts';
import type { ColumnsHistory } from '#core/discovery/ports/discovery-index.ts';
import type { StoredTraits } from '#core/discovery/domain/member-traits.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import type { PostgresDatabase } from './postgres-database.ts';

/**
 * Which database this is, and in which shape: a migration may rewrite traits without their transaction. After
 * a failover or a recovery to an earlier time the timeline is another one, after a restore the rows are
 * in another file.
 */
const READ_ORIGIN = `
  SELECT concat_ws(' ', system_identifier, left(pg_walfile_name(pg_current_wal_lsn()), 8),
    (SELECT oid FROM pg_database WHERE datname = current_database()),
    pg_relation_filenode('member_trait'), (SELECT max(number) FROM migration)) AS origin
  FROM pg_control_system()`;

/**
 * From which transaction on rows are still to be read: the oldest one under way, but no later than the one
 * after the last that wrote a row. When PostgreSQL fails, it may give again numbers that left nothing behind
 * on disk, and those are higher than the number of any row.
 */
export const HORIZON = `
  least(pg_snapshot_xmin(pg_current_snapshot()), coalesce(
    (SELECT (written_by::text::numeric + 1)::text::xid8
      FROM member_trait ORDER BY written_by DESC LIMIT 1),
    '0'))::text AS horizon`;

/** The member written by the last transaction. */
const READ_LAST = `
  SELECT member_id AS "memberId", written_by::text AS number
  FROM member_trait ORDER BY written_by DESC LIMIT 1`;

/** Whether the database has been where the mark was made, and has no rows of another server since. */
const READ_PAST = `
  SELECT ${HORIZON},
    pg_snapshot_xmin(pg_current_snapshot()) >= @upTo::xid8
      AND EXISTS (
        SELECT FROM member_trait WHERE member_id = @memberId AND written_by >= @number::xid8)
      AND NOT EXISTS (
        SELECT FROM member_trait
        WHERE written_by >= pg_snapshot_xmax(pg_current_snapshot())) AS "isPast"`;

/** Deleted members are in no columns. */
const COUNT = `
  SELECT count(*) - (
      SELECT count(*) FROM standing WHERE status = 'deleted' AND member_id <= @memberId
    ) AS number
  FROM member_trait WHERE member_id <= @memberId`;

const READ_CHANGED_TRAITS = `
  SELECT ${STORED_TRAITS}
  FROM member_trait WHERE written_by >= @upTo::xid8 AND member_id > @after
  ORDER BY member_id LIMIT ${TRAITS_AT_A_TIME}`;

type LastRow = Pick<ColumnsMark<string>, 'memberId' | 'number'>;

interface PastRow {
  readonly horizon: string;
  readonly isPast: boolean;
}

/** Up to where the rows were read. */
export interface ReachedTransaction {
  /** All rows that transactions before this one wrote were read. */
  seen: string;
  /** What the database was when its rows were read. */
  origin: string | null;
}

/** What the database remembers, for whoever has read its rows as far as was `reached`. */
export function createPostgresColumnsHistory(
  database: PostgresDatabase,
  reached: ReachedTransaction,
): ColumnsHistory {
  return {
    mark: async () => {
      const { origin, seen: upTo } = reached;
      const [last] = await database.rows<LastRow>(READ_LAST);
      return origin === null || last === undefined ? null : writeMark({ origin, upTo, ...last });
    },
    resume: async (mark) => {
      const { upTo, memberId, number, origin } = readMark<string>(mark);
      reached.origin = await readOrigin(database);
      if (origin !== reached.origin) return refused('other_database');
      const [past] = await database.rows<PastRow>(READ_PAST, { upTo, memberId, number });
      if (past?.isPast !== true) return refused('other_past');
      reached.seen = past.horizon;
      return granted(readTraits(database, READ_CHANGED_TRAITS, { upTo }));
    },
    countUpTo: async (memberId) =>
      (await database.rows<{ number: number }>(COUNT, { memberId }))[0]?.number ?? 0,
  };
}

/** Reads the traits of members in the order of their ids. */
export async function* readTraits(
  database: PostgresDatabase,
  sql: string,
  parameters: { readonly upTo?: string } = {},
): AsyncGenerator<readonly StoredTraits[]> {
  let after: number | undefined = 0;
  while (after !== undefined) {
    const portion: StoredTraits[] = await database.rows(sql, { ...parameters, after });
    yield portion;
    after = portion.at(-1)?.memberId;
  }
}

/** What the database may not say of itself is `null`: a service may keep it from its customers. */
export async function readOrigin(database: PostgresDatabase): Promise<string | null> {
  try {
    return (await database.rows<{ origin: string }>(READ_ORIGIN))[0]?.origin ?? null;
  } catch (error) {
    if (error instanceof StorageUnavailable) throw error;
    return null;
  }
}
