import { HANDLING, REPORT, REPORT_WITH_EVIDENCE } from '#adapters/records/report.ts';
import type { RowRead } from '#adapters/records/field.ts';
import { NOBODY } from './nobody.ts';
import { PAGE_LIMIT } from './page-limit.ts';
import type { ReportChange } from '#core/moderation/reports/changes.ts';
import { REPORT_REASONS, type QueuePlace } from '#core/moderation/reports/domain/report-reason.ts';
import type { Versioned } from '#core/kernel/commit.ts';
import { UNHANDLED, type ReportWithEvidence } from '#core/moderation/reports/domain/report.ts';
import type { ReportedMember } from '#core/moderation/reports/domain/reported-member.ts';
import type { ReportCount, ReportCounts } from '#core/moderation/reports/domain/report-counts.ts';
import type { ReportRepository } from '#core/moderation/reports/ports/report-repository.ts';
import { firstRow, rows, type SqlEngine, type Steps } from './steps.ts';
import { TABLES } from './tables.ts';
import { insertInto, updateOf, writtenColumns } from './written-columns.ts';
import { addOne, storeOne, type SqlHandlers } from './sql-handlers.ts';

const listBy = (column: 'reporter_id' | 'about_id') => `
  SELECT ${REPORT.columns} FROM report WHERE ${column} = @memberId AND id < @before
  ORDER BY id DESC ${PAGE_LIMIT}`;

const LIST_BY = listBy('reporter_id');
const LIST_ABOUT = listBy('about_id');

/** The place of a reason in the core's order. */
const GRAVITY = `CASE reason ${REPORT_REASONS.map((reason, place) => `WHEN '${reason}' THEN ${place}`).join(' ')} END`;

const IS_FURTHER_ON = `(${GRAVITY} > @gravity OR (${GRAVITY} = @gravity AND id > @id))`;

const IS_FOR_VIEWER = 'reporter_id <> @viewerId AND about_id <> @viewerId';

const queue = (condition: string) => `
  SELECT ${REPORT.columns} FROM report
  WHERE ${condition} state = @state AND ${IS_FURTHER_ON} AND ${IS_FOR_VIEWER}
  ORDER BY ${GRAVITY}, id ${PAGE_LIMIT}`;

const QUEUE = queue('');
const QUEUE_ABOUT = queue('about_id = @aboutId AND');

const QUEUE_BY_MEMBER = `
  SELECT * FROM (
    SELECT ${REPORT.columns},
      ROW_NUMBER() OVER (PARTITION BY about_id ORDER BY ${GRAVITY}, id) AS place,
      COUNT(*) OVER about AS open, COUNT(claimed_by) OVER about AS taken,
      COUNT(proposed_by) OVER about AS proposed, MIN(created_at) OVER about AS oldest_at
    FROM report WHERE state = 'open' AND ${IS_FOR_VIEWER}
    WINDOW about AS (PARTITION BY about_id)
  ) AS waiting
  WHERE place = 1 AND ${IS_FURTHER_ON} ORDER BY ${GRAVITY}, id ${PAGE_LIMIT}`;

const SELECT = `SELECT ${REPORT_WITH_EVIDENCE.columns}, version FROM report`;

const LOAD = `${SELECT} WHERE id = @id`;

const COUNT = `
  SELECT reason, state, outcome, COUNT(*) AS count FROM report WHERE created_at >= @since
  GROUP BY reason, state, outcome ORDER BY reason, state, outcome`;

const MIDDLE_TIMES = `
  SELECT took FROM (
    SELECT decided_at - created_at AS took,
      ROW_NUMBER() OVER (ORDER BY decided_at - created_at) AS place, COUNT(*) OVER () AS number
    FROM report WHERE state = 'answered' AND created_at >= @since
  ) AS answered
  WHERE place IN ((number + 1) / 2, (number + 2) / 2) ORDER BY place`;

const INSERT = insertInto('report', writtenColumns(TABLES.report));

const UPDATE = updateOf('report', Object.keys(HANDLING.write(UNHANDLED)));

/** Reads the reports; see the port for what it promises. */
export function createSqlReportRepository({ read, dialect }: SqlEngine): ReportRepository {
  const loadAll = `${SELECT} WHERE ${dialect.isWanted('id')} ORDER BY ${GRAVITY}, id`;
  const list = async (sql: string, parameters: Readonly<Record<string, number | string>>) =>
    (await read(rows<RowRead<typeof REPORT>>(sql, parameters))).map(REPORT.read);
  return {
    listBy: (memberId, { before, limit }) =>
      list(LIST_BY, { memberId, before: before ?? Number.MAX_SAFE_INTEGER, limit }),
    listAbout: (memberId, { before, limit }) =>
      list(LIST_ABOUT, { memberId, before: before ?? Number.MAX_SAFE_INTEGER, limit }),
    queue: ({ viewerId, aboutId, state, after, limit }) =>
      list(aboutId === undefined ? QUEUE : QUEUE_ABOUT, {
        viewerId: viewerId ?? NOBODY,
        ...(aboutId !== undefined && { aboutId }),
        state,
        ...toPosition(after),
        limit,
      }),
    queueByMember: async ({ viewerId, after, limit }) => {
      const page = { viewerId, ...toPosition(after), limit };
      return (await read(rows<GroupRow>(QUEUE_BY_MEMBER, page))).map(toReportedMember);
    },
    load: async (id) => {
      const row = await read(firstRow<LoadedRow>(LOAD, { id }));
      return row && toLoaded(row);
    },
    loadAll: async (ids) =>
      (await read(rows<LoadedRow>(loadAll, { ids: JSON.stringify(ids) }))).map(toLoaded),
    count: (since) => read(count(Date.parse(since))),
  };
}

function* count(since: number): Steps<ReportCounts> {
  const counts = yield* rows<ReportCount>(COUNT, { since });
  const middle = yield* rows<{ readonly took: number }>(MIDDLE_TIMES, { since });
  return { counts, middleTimes: middle.map(({ took }) => took) };
}

/** Stores what changes of reports. */
export const REPORT_HANDLERS: SqlHandlers<ReportChange> = {
  add_report: ({ report }) =>
    addOne(INSERT, REPORT_WITH_EVIDENCE.writeNew({ ...report, handling: UNHANDLED })),
  put_report: ({ id, version, handling }) =>
    storeOne(UPDATE, { ...HANDLING.write(handling), id, version }),
};

type LoadedRow = RowRead<typeof REPORT_WITH_EVIDENCE> & { readonly version: number };

function toLoaded(row: LoadedRow): Versioned<ReportWithEvidence> {
  return { value: REPORT_WITH_EVIDENCE.read(row), version: row.version };
}

type GroupRow = RowRead<typeof REPORT> &
  Record<'open' | 'taken' | 'proposed' | 'oldest_at', number>;

function toReportedMember(row: GroupRow): ReportedMember {
  const { open, taken, proposed, oldest_at } = row;
  const oldestAt = new Date(oldest_at).toISOString();
  return { first: REPORT.read(row), open, taken, proposed, oldestAt };
}

/** Before every report when there is no place to go on from. */
function toPosition(after: QueuePlace | null): { readonly gravity: number; readonly id: number } {
  if (after === null) return { gravity: -1, id: 0 };
  return { gravity: REPORT_REASONS.indexOf(after.reason), id: after.id };
}
