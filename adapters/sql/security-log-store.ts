import type { RowRead } from '#adapters/records/field.ts';
import { SECURITY_ENTRY } from '#adapters/records/security-entry.ts';
import type { SecurityChange } from '#core/accounts/changes.ts';
import {
  DESK_FACTS,
  isForDesk,
  type NewSecurityEntry,
} from '#core/accounts/security-log/domain/security-entry.ts';
import type { SecurityLog } from '#core/accounts/security-log/ports/security-log.ts';
import { IS_MEMBER } from './member-rows.ts';
import { NOBODY } from './nobody.ts';
import { PAGE_LIMIT } from './page-limit.ts';
import { firstRow, rows, type SqlEngine } from './steps.ts';
import { run, type SqlHandlers } from './sql-handlers.ts';
import { TABLES } from './tables.ts';
import { insertInto, writtenColumns } from './written-columns.ts';

const SELECT = `SELECT ${SECURITY_ENTRY.columns} FROM security_entry`;

const LIST_OF = `
  ${SELECT} WHERE member_id = @memberId AND id < @before ORDER BY id DESC ${PAGE_LIMIT}`;

/** The facts are written out, so that the index of just these rows serves. */
const LIST_FOR_DESK = `
  ${SELECT} WHERE fact IN (${DESK_FACTS.map((fact) => `'${fact}'`).join(', ')}) AND id < @before
  ORDER BY id DESC ${PAGE_LIMIT}`;

const FIND_SINCE = `
  SELECT id FROM security_entry
  WHERE member_id = @memberId AND fact = @fact AND COALESCE(about_id, ${NOBODY}) = @aboutId AND at >= @time
  ORDER BY id DESC LIMIT 1`;

const FIND_MEMBER = `SELECT id FROM member WHERE id = @memberId AND ${IS_MEMBER}`;

const INSERT = insertInto('security_entry', writtenColumns(TABLES.security_entry));

const COUNT = 'UPDATE security_entry SET count = count + @count WHERE id = @id';

const REMOVE_BEFORE = 'DELETE FROM security_entry WHERE at < @time';

type Row = RowRead<typeof SECURITY_ENTRY>;

interface Found {
  readonly id: number;
}

/** Reads the security log; see the port for what it promises. */
export function createSqlSecurityLog({ read, write }: SqlEngine): SecurityLog {
  const pageOf = ({
    before,
    limit,
  }: {
    readonly before: number | null;
    readonly limit: number;
  }) => ({
    before: before ?? Number.MAX_SAFE_INTEGER,
    limit,
  });
  return {
    listOf: async (memberId, page) => {
      const found = await read(rows<Row>(LIST_OF, { memberId, ...pageOf(page) }));
      return found.map(SECURITY_ENTRY.read);
    },
    listForDesk: async (page) =>
      (await read(rows<Row>(LIST_FOR_DESK, pageOf(page))))
        .map(SECURITY_ENTRY.read)
        .filter(isForDesk),
    hasSince: async (memberId, fact, time) => {
      const parameters = { memberId, fact, aboutId: NOBODY, time: Date.parse(time) };
      return (await read(firstRow<Found>(FIND_SINCE, parameters))) !== null;
    },
    removeBefore: async (time) => {
      await write(REMOVE_BEFORE, { time: Date.parse(time) });
    },
  };
}

function findSince({ memberId, fact, aboutId }: NewSecurityEntry, since: string) {
  const time = Date.parse(since);
  return firstRow<Found>(FIND_SINCE, { memberId, fact, aboutId: aboutId ?? NOBODY, time });
}

/** Stores what happened with accounts. */
export const SECURITY_HANDLERS: SqlHandlers<SecurityChange> = {
  *add_security_entry({ entry, onceSince }) {
    if (onceSince !== undefined && (yield* findSince(entry, onceSince)) !== null) return null;
    return yield* run(INSERT, SECURITY_ENTRY.writeNew(entry));
  },
  *count_security_entry({ entry, since }) {
    const { memberId, count } = entry;
    if ((yield* firstRow<Found>(FIND_MEMBER, { memberId })) === null) return null;
    const counted = yield* findSince(entry, since);
    return counted === null
      ? yield* run(INSERT, SECURITY_ENTRY.writeNew(entry))
      : yield* run(COUNT, { id: counted.id, count });
  },
};
