import { PAGE_LIMIT } from '#adapters/sql/page-limit.ts';
import type { Dialect, SqlEngine, Steps } from '#adapters/sql/steps.ts';
import { indexMembers, recordActivity } from './member-index.ts';
import { makeJoinAct } from './joined-acts.ts';
import { readTogether } from './joined-reads.ts';
import type { PostgresDatabase, PostgresSession } from './postgres-database.ts';
import { isUniqueViolation } from './postgres-errors.ts';
import { SERVER_RUN } from './server-run.ts';

/**
 * Numbers of a sequence may become visible out of their order. So whoever adds an event shares this lock until
 * its transaction ends, and whoever reads events takes it alone for a moment: what they see then has no gaps
 * that could still be filled. Writers do not wait for each other, so they share the waits for the disk.
 */
const EVENT_LOCK = 4_801_736_520;

const dialect: Dialect = {
  lowerMember: 'least(user_id1, user_id2)',
  higherMember: 'greatest(user_id1, user_id2)',
  rhythmDueAt: `(together::json -> 'rhythm' ->> 'dueAt') COLLATE "C"`,
  yearDayOf: (time) =>
    `to_char(to_timestamp(${time} / 1000) AT TIME ZONE 'UTC', 'MM-DD') COLLATE "C"`,
  endOfHalf: (order) => `ORDER BY ${order} ${PAGE_LIMIT}`,
  // A standby that was promoted may give a version again that the server before it had given and lost.
  memberStamp: `(member.version || '/' || (SELECT ${SERVER_RUN}))`,
  isWanted: (column) =>
    `${column} = ANY (ARRAY(SELECT value::bigint FROM json_array_elements_text(@ids::json)))`,
  namedSo: {
    select: 'SELECT member_id FROM member_text WHERE name LIKE @name',
    toName: (prefix) => `${prefix.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
  },
  wantedTexts: 'SELECT json_array_elements_text(@texts::json)',
  forUpdate: 'FOR NO KEY UPDATE',
  takeFree: (table, parent) =>
    `FOR NO KEY UPDATE OF ${table} SKIP LOCKED FOR KEY SHARE OF ${parent} SKIP LOCKED`,
  joiningFeed: `FROM (SELECT pg_advisory_xact_lock_shared(${EVENT_LOCK}) OFFSET 0) AS joining`,
  settleFeed: `SELECT pg_advisory_xact_lock(${EVENT_LOCK})`,
  newestEvent: 'SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS newest FROM event_id_seq',
  eventHolder: `(CAST(@holder AS text) || '/' || ${SERVER_RUN})`,
  indexMember: (self) => indexMembers([{ self }]),
  recordActivity,
  isUniqueViolation,
};

/** The database as what the stores work on; `reads` are made together. */
export function createPostgresEngine(
  database: PostgresDatabase,
  reads: Pick<PostgresSession, 'rows'>,
): SqlEngine {
  return {
    dialect,
    read: (steps) => runSteps(reads, steps),
    transact: (work) => database.inTransaction((session) => runSteps(session, work())),
    write: (sql, parameters) => database.write(sql, parameters),
    joinAct: makeJoinAct(dialect),
  };
}

/** Does the work, waiting for each of its statements. */
export async function runSteps<Value>(
  session: Pick<PostgresSession, 'rows'>,
  steps: Steps<Value>,
): Promise<Value> {
  let step = steps.next();
  while (step.done !== true) {
    const asked = step.value;
    const answered =
      'sql' in asked
        ? await session.rows(asked.sql, asked.parameters)
        : await readTogether(session, asked);
    step = steps.next(answered);
  }
  return step.value;
}
