import { MODERATION_ENTRY } from '#adapters/records/moderation-entry.ts';
import { APPEAL, NOTICE } from '#adapters/records/notice.ts';
import { STANDING } from '#adapters/records/standing.ts';
import type { RowRead } from '#adapters/records/field.ts';
import { NOBODY } from './nobody.ts';
import { PAGE_LIMIT } from './page-limit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { ModerationChange } from '#core/moderation/changes.ts';
import type { ModerationAction } from '#core/moderation/domain/moderation-entry.ts';
import type {
  ModerationRepository,
  RegisteredMember,
} from '#core/moderation/ports/moderation-repository.ts';
import type { WaitingCases } from '#core/moderation/domain/waiting-cases.ts';
import type { NoticeRepository } from '#core/moderation/ports/notice-repository.ts';
import { usualStanding } from '#core/safety/domain/standing.ts';
import { SELF } from '#adapters/records/member.ts';
import { IS_MEMBER, MEMBER_COLUMNS, type MemberRow } from './member-rows.ts';
import { firstRow, rows, type SqlEngine } from './steps.ts';
import { TABLES } from './tables.ts';
import { insertInto, updateOf, writtenColumns } from './written-columns.ts';
import { run, storeOne, type SqlHandlers } from './sql-handlers.ts';

const INSERT = insertInto('moderation_entry', writtenColumns(TABLES.moderation_entry));

/**
 * True of rows that are not upon a report of the viewer, who learns of its answer no more than any other member.
 * Reports that are answered by one decision are answered at the same moment.
 */
const isNotUponReportBy = (table: string) => `NOT EXISTS (
      SELECT 1 FROM report WHERE reporter_id = @viewerId AND (report.id = ${table}.report_id
        OR (${table}.report_id IS NOT NULL AND about_id = ${table}.member_id AND decided_at = ${table}.at)))`;

/** True of notices with an appeal that the viewer may answer, as far as it isn't against their own decision. */
const IS_OPEN_APPEAL = `appealed_at IS NOT NULL AND answer IS NULL
    AND member_id <> @viewerId AND ${isNotUponReportBy('notice')}`;

const listEntries = (condition: string) => `
  SELECT ${MODERATION_ENTRY.columns} FROM moderation_entry WHERE ${condition} id < @before
    AND member_id <> @viewerId AND ${isNotUponReportBy('moderation_entry')}
  ORDER BY id DESC ${PAGE_LIMIT}`;

const LIST_ENTRIES = listEntries('');
const LIST_ENTRIES_ABOUT = listEntries('member_id = @memberId AND');

const LIST_MEMBERS = `
  SELECT ${MEMBER_COLUMNS}, ${STANDING.columns} FROM member
    LEFT JOIN standing ON member_id = member.id
  WHERE member.id > @after AND ${IS_MEMBER} ORDER BY member.id ${PAGE_LIMIT}`;

const LIST_ENDED_SUSPENSIONS = `
  SELECT member_id AS id FROM standing WHERE suspended_until <= @at
  ORDER BY member_id ${PAGE_LIMIT}`;

const listTrusted = (roles: string) => `
  SELECT member_id AS id FROM standing
  WHERE role <> 'member' ${roles} AND status = 'active' AND leaves_on IS NULL
  ORDER BY member_id`;

const LIST_MODERATORS = listTrusted('');
const LIST_OPERATORS = listTrusted("AND role = 'operator'");

const COUNT_ACTIONS = `
  SELECT action, COUNT(*) AS count FROM moderation_entry WHERE at >= @since GROUP BY action`;

const LIST_AWAITING_APPROVAL = `
  SELECT ${MEMBER_COLUMNS}, ${STANDING.columns} FROM standing
    JOIN member ON member.id = standing.member_id
  WHERE status = 'awaiting_approval' AND member_id > @after ORDER BY member_id ${PAGE_LIMIT}`;

const COUNT_WAITING = `
  SELECT
    (SELECT COUNT(*) FROM report
      WHERE state = 'open' AND reporter_id <> @viewerId AND about_id <> @viewerId) AS reports,
    (SELECT COUNT(*) FROM notice WHERE ${IS_OPEN_APPEAL}) AS appeals,
    (SELECT COUNT(*) FROM standing WHERE status = 'awaiting_approval') AS registrations,
    (SELECT COUNT(*) FROM contact_message WHERE handled_at IS NULL) AS "contactMessages"`;

const LIST_NOTICES = `
  SELECT ${NOTICE.columns} FROM notice WHERE member_id = @memberId AND id < @before
  ORDER BY id DESC ${PAGE_LIMIT}`;

const LIST_UNREAD = `
  SELECT ${NOTICE.columns} FROM notice WHERE member_id = @memberId AND read_at IS NULL
  ORDER BY id DESC ${PAGE_LIMIT}`;

const LIST_APPEALED = `
  SELECT ${NOTICE.columns} FROM notice
  WHERE ${IS_OPEN_APPEAL} AND id > @after
  ORDER BY id ${PAGE_LIMIT}`;

const LOAD_NOTICE = `SELECT ${NOTICE.columns}, version FROM notice WHERE id = @id`;

const INSERT_NOTICE = insertInto('notice', writtenColumns(TABLES.notice));

const READ_NOTICE = 'UPDATE notice SET read_at = @at WHERE id = @id AND read_at IS NULL';

const UPDATE_APPEAL = updateOf('notice', Object.keys(APPEAL.write(null)));

interface IdRow {
  readonly id: number;
}

const toIds = (found: readonly IdRow[]) => found.map(({ id }) => trusted<MemberId>(id));

interface ActionRow {
  readonly action: ModerationAction;
  readonly count: number;
}

type RegisteredRow = MemberRow & (RowRead<typeof STANDING> | { readonly member_id: null });

/** Reads what those who run the site need to know; see the port for what it promises. */
export function createSqlModerationRepository({ read, dialect }: SqlEngine): ModerationRepository {
  const { select, toName } = dialect.namedSo;
  const listNamed = `
    SELECT ${MEMBER_COLUMNS}, ${STANDING.columns} FROM member
      LEFT JOIN standing ON member_id = member.id
    WHERE member.id IN (${select}) AND ${IS_MEMBER} ORDER BY member.id ${PAGE_LIMIT}`;
  return {
    listEntries: async ({ viewerId, memberId, before, limit }) => {
      const last = before ?? Number.MAX_SAFE_INTEGER;
      const page = { viewerId: viewerId ?? NOBODY, before: last, limit };
      const found = await read(
        memberId === null
          ? rows<RowRead<typeof MODERATION_ENTRY>>(LIST_ENTRIES, page)
          : rows<RowRead<typeof MODERATION_ENTRY>>(LIST_ENTRIES_ABOUT, { ...page, memberId }),
      );
      return found.map(MODERATION_ENTRY.read);
    },
    listMembers: async (page) =>
      (await read(rows<RegisteredRow>(LIST_MEMBERS, page))).map(toRegisteredMember),
    listNamed: async (prefix, limit) => {
      const found = await read(rows<RegisteredRow>(listNamed, { name: toName(prefix), limit }));
      return found.map(toRegisteredMember);
    },
    listEndedSuspensions: async (at, limit) => {
      const parameters = { at: Date.parse(at), limit };
      return toIds(await read(rows<IdRow>(LIST_ENDED_SUSPENSIONS, parameters)));
    },
    listModerators: async () => toIds(await read(rows<IdRow>(LIST_MODERATORS))),
    listOperators: async () => toIds(await read(rows<IdRow>(LIST_OPERATORS))),
    countActions: async (since) => {
      const counted = await read(rows<ActionRow>(COUNT_ACTIONS, { since: Date.parse(since) }));
      return new Map(counted.map(({ action, count }) => [action, count]));
    },
    countWaiting: async (viewerId) => {
      const counted = await read(
        firstRow<Omit<WaitingCases, 'recoveries'>>(COUNT_WAITING, { viewerId }),
      );
      if (counted === null) throw new Error('The counts are missing.');
      return { ...counted };
    },
    listAwaitingApproval: async (page) =>
      (await read(rows<RegisteredRow>(LIST_AWAITING_APPROVAL, page))).map(toRegisteredMember),
  };
}

/** Reads what members were told; see the port for what it promises. */
export function createSqlNoticeRepository({ read }: SqlEngine): NoticeRepository {
  return {
    listOf: async (memberId, { before, limit }) => {
      const page = { memberId, before: before ?? Number.MAX_SAFE_INTEGER, limit };
      return (await read(rows<RowRead<typeof NOTICE>>(LIST_NOTICES, page))).map(NOTICE.read);
    },
    listUnread: async (memberId, limit) =>
      (await read(rows<RowRead<typeof NOTICE>>(LIST_UNREAD, { memberId, limit }))).map(NOTICE.read),
    listAppealed: async ({ viewerId, ...page }) => {
      const parameters = { viewerId: viewerId ?? NOBODY, ...page };
      return (await read(rows<RowRead<typeof NOTICE>>(LIST_APPEALED, parameters))).map(NOTICE.read);
    },
    load: async (id) => {
      type Row = RowRead<typeof NOTICE> & { readonly version: number };
      const row = await read(firstRow<Row>(LOAD_NOTICE, { id }));
      return row && { value: NOTICE.read(row), version: row.version };
    },
  };
}

/** Stores what those who run the site decide. */
export const MODERATION_HANDLERS: SqlHandlers<ModerationChange> = {
  add_moderation_entry: ({ entry }) => run(INSERT, MODERATION_ENTRY.writeNew(entry)),
  add_notice: ({ notice }) =>
    run(INSERT_NOTICE, NOTICE.writeNew({ ...notice, appeal: null, readAt: null })),
  read_notice: ({ id, at }) => run(READ_NOTICE, { id, at: Date.parse(at) }),
  put_appeal: ({ notice: { id, appeal }, version }) =>
    storeOne(UPDATE_APPEAL, { ...APPEAL.write(appeal), id, version }),
};

function toRegisteredMember(row: RegisteredRow): RegisteredMember {
  const self = SELF.read(row);
  return { self, standing: row.member_id === null ? usualStanding(self.id) : STANDING.read(row) };
}
