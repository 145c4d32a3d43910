import { requireUnchanged } from '#adapters/conflict.ts';
import type { RowRead } from '#adapters/records/field.ts';
import { KEPT_DAY, MEANING } from '#adapters/records/kept-day.ts';
import type { KeptDayChange } from '#core/connections/days/changes.ts';
import type {
  KeptDayRepository,
  ShownDay,
} from '#core/connections/days/ports/kept-day-repository.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { showPage, withMembers, type ListedRow } from './connection-store.ts';
import type { MemberRecords } from './member-records.ts';
import { createMemberLock } from './member-lock.ts';
import { PAGE_LIMIT } from './page-limit.ts';
import { isHere } from './safety-store.ts';
import { addOne, requireRow, run, storeOne, type SqlHandlers } from './sql-handlers.ts';
import {
  firstRow,
  rows,
  type Dialect,
  type SqlEngine,
  type Statement,
  type Steps,
} from './steps.ts';
import { TABLES } from './tables.ts';
import { insertInto, updateOf, writtenColumns } from './written-columns.ts';

const LOAD = `SELECT ${KEPT_DAY.columns}, version FROM kept_day WHERE id = @id`;

const LIST_OF = `
  SELECT ${KEPT_DAY.columns} FROM kept_day WHERE member_id = @memberId ORDER BY year_day, id`;

/** By the core's `isWithin`. */
const isWithin = (yearDay: string) => `(
  CASE WHEN CAST(@from AS text) <= CAST(@to AS text)
    THEN ${yearDay} BETWEEN @from AND @to ELSE ${yearDay} >= @from OR ${yearDay} <= @to END)`;

/** What the other keeps and shows on the connection. */
const keptHalf = (own: string, other: string) => `
  SELECT connection.id AS connection_id, ${other} AS other_id, kept_day.id AS day_id
  FROM connection JOIN kept_day ON kept_day.member_id = ${other}
  WHERE ${own} = @memberId AND status = 'accepted' AND ${isWithin('kept_day.year_day')}
    AND kept_day.shown_to LIKE '%,' || connection.id || ',%'`;

/** The days on which the two met. */
const metHalf = (own: string, other: string, { yearDayOf }: Dialect) => `
  SELECT connection.id AS connection_id, ${other} AS other_id, NULL AS day_id
  FROM connection
  WHERE ${own} = @memberId AND status = 'accepted' AND accepted_at < @metBefore
    AND ${isWithin(yearDayOf('accepted_at'))}`;

/** Few connections have a day in so short a part of the year: where the others stand is only asked of those. */
const listShown = (dialect: Dialect) => `
  WITH found AS (
    ${keptHalf('user_id1', 'user_id2')}
    UNION ALL ${keptHalf('user_id2', 'user_id1')}
    UNION ALL ${metHalf('user_id1', 'user_id2', dialect)}
    UNION ALL ${metHalf('user_id2', 'user_id1', dialect)}
  ), page AS (
    SELECT connection_id, other_id AS member_id, day_id FROM found
    WHERE ${isHere('found.other_id')}
      AND NOT EXISTS (
        SELECT 1 FROM standing WHERE member_id = @memberId AND break_since IS NOT NULL)
    ORDER BY connection_id, coalesce(day_id, 0) ${PAGE_LIMIT}
  )
  ${showPage(dialect, ', day_id, year_day, kind, content, tone')}
    LEFT JOIN kept_day ON kept_day.id = page.day_id
  ORDER BY page.connection_id, coalesce(page.day_id, 0)`;

const COUNT = `SELECT count(*) AS kept FROM kept_day WHERE member_id = @memberId`;

const WRITTEN = writtenColumns(TABLES.kept_day);

const INSERT = insertInto('kept_day', WRITTEN);

const UPDATE = updateOf('kept_day', WRITTEN);

const REMOVE = 'DELETE FROM kept_day WHERE id = @id AND member_id = @memberId';

type Row = RowRead<typeof KEPT_DAY>;

type ShownRow = ListedRow &
  Pick<Row, 'kind' | 'content' | 'tone'> & {
    readonly day_id: number | null;
    readonly year_day: string | null;
  };

/** Reads the days that matter to members; see the port for what it promises. */
export function createSqlKeptDays(
  { dialect, read }: SqlEngine,
  records: MemberRecords,
): KeptDayRepository {
  const shown = listShown(dialect);
  return {
    load: async (id) => {
      const row = await read(firstRow<Row & { readonly version: number }>(LOAD, { id }));
      return row && { value: KEPT_DAY.read(row), version: row.version };
    },
    listOf: async (memberId) => (await read(rows<Row>(LIST_OF, { memberId }))).map(KEPT_DAY.read),
    listShown: (memberId, { metBefore, ...page }) =>
      read(shownDays(records, shown, { memberId, ...page, metBefore: Date.parse(metBefore) })),
  };
}

function* shownDays(
  records: MemberRecords,
  sql: string,
  parameters: Statement['parameters'] & { readonly memberId: MemberId },
): Steps<readonly ShownDay[]> {
  const found = yield* rows<ShownRow>(sql, parameters);
  const listed = yield* withMembers(records, found, parameters.memberId);
  const connections = new Map(listed.map((connection) => [connection.id as number, connection]));
  return found.flatMap((row): ShownDay[] => {
    const connection = connections.get(row.connection_id);
    return connection === undefined ? [] : [{ connection, day: dayOf(row) }];
  });
}

function dayOf({ day_id, year_day, kind, content, tone }: ShownRow): ShownDay['day'] {
  if (day_id === null || year_day === null) return null;
  return { date: year_day, meaning: MEANING.read({ kind, content, tone }) };
}

/** Stores the days that matter to members. */
export function createKeptDayHandlers(dialect: Dialect): SqlHandlers<KeptDayChange> {
  const lock = createMemberLock(dialect);
  return {
    *add_kept_day({ day, kept }) {
      const { memberId } = day;
      yield* rows(lock, { memberId });
      const counted = yield* requireRow<{ readonly kept: number }>(COUNT, { memberId });
      requireUnchanged(counted.kept === kept);
      return yield* addOne(INSERT, KEPT_DAY.writeNew(day));
    },
    replace_kept_day: ({ day, version }) => storeOne(UPDATE, { ...KEPT_DAY.write(day), version }),
    remove_kept_day: ({ id, memberId }) => run(REMOVE, { id, memberId }),
  };
}
