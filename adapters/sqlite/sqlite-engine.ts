import SqliteDriver from 'better-sqlite3';
import { promised } from '#adapters/promised.ts';
import type { Dialect, SqlEngine, Statement, Steps } from '#adapters/sql/steps.ts';
import type { GroupCommit } from './group-commit.ts';
import { indexMember, recordActivity } from './member-index.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

/** A transaction holds the only write lock from its start, so nothing needs a lock of its own. */
const dialect: Dialect = {
  lowerMember: 'lower_user_id',
  higherMember: 'higher_user_id',
  rhythmDueAt: "together -> 'rhythm' ->> 'dueAt'",
  yearDayOf: (time) => `strftime('%m-%d', ${time} / 1000, 'unixepoch')`,
  endOfHalf: () => '',
  memberStamp: 'member.version',
  isWanted: (column) => `${column} IN (SELECT value FROM json_each(@ids))`,
  namedSo: {
    select: 'SELECT rowid FROM member_trigram WHERE member_trigram MATCH @name',
    toName: (prefix) => `name : ^"${prefix.replaceAll('"', '""')}"`,
  },
  wantedTexts: 'SELECT value FROM json_each(@texts)',
  forUpdate: '',
  takeFree: () => '',
  joiningFeed: '',
  settleFeed: null,
  newestEvent: "SELECT coalesce(max(seq), 0) AS newest FROM sqlite_sequence WHERE name = 'event'",
  eventHolder: '@holder',
  indexMember: (self) => indexMember(self),
  recordActivity,
  isUniqueViolation: (error) =>
    error instanceof SqliteDriver.SqliteError &&
    /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(error.code),
};

/** The database as what the stores work on; all that they write goes through the group commit. */
export function createSqliteEngine(
  database: SqliteDatabase,
  { store }: Pick<GroupCommit, 'store'>,
): SqlEngine {
  const reading: Pick<SqliteDatabase, 'rows'> = {
    rows: (sql, parameters) => database.read(sql, parameters),
  };
  return {
    dialect,
    read: (steps) => promised(() => runSteps(reading, steps)),
    transact: (work) => store(() => runSteps(database, work())),
    write: (sql, parameters) => store(() => database.rows(sql, parameters)),
  };
}

/** Does the work at once. */
export function runSteps<Value>(
  database: Pick<SqliteDatabase, 'rows'>,
  steps: Steps<Value>,
): Value {
  const ask = ({ sql, parameters }: Statement) => database.rows(sql, parameters);
  let step = steps.next();
  while (step.done !== true) {
    const asked = step.value;
    step = steps.next('sql' in asked ? ask(asked) : asked.map(ask));
  }
  return step.value;
}
