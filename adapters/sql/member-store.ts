import { NOBODY } from './nobody.ts';
import { PAGE_LIMIT } from './page-limit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { Versioned } from '#core/kernel/commit.ts';
import type { MemberChange } from '#core/members/changes.ts';
import { toMember, type Self } from '#core/members/domain/member.ts';
import type { Credentials, MemberRepository } from '#core/members/member-repository.ts';
import { Conflict } from './conflict.ts';
import {
  stampedMember,
  stampedRow,
  type MemberRecords,
  type StampedMember,
  type StampedRow,
} from './member-records.ts';
import {
  IS_MEMBER,
  MEMBER_COLUMNS,
  toMemberParameters,
  toSelf,
  type MemberRow,
} from './member-rows.ts';
import { deleteMember } from './member-deletion.ts';
import { isListedFor } from './safety-store.ts';
import { TABLES } from './tables.ts';
import { insertInto, updateOf, writtenColumns } from './written-columns.ts';
import {
  firstRow,
  rows,
  type Dialect,
  type SqlEngine,
  type Statement,
  type Steps,
} from './steps.ts';

const LOAD = `SELECT ${MEMBER_COLUMNS}, version FROM member WHERE id = @id AND ${IS_MEMBER}`;

const createFind = (dialect: Dialect) =>
  `SELECT ${stampedRow(dialect)} FROM member WHERE id = @id AND ${IS_MEMBER}`;

const createList = (dialect: Dialect) => `
  SELECT ${stampedMember(dialect)} FROM member WHERE id > @after AND ${isListedFor('member.id')}
  ORDER BY id ${PAGE_LIMIT}`;

const FIND_CREDENTIALS = `
  SELECT id AS "memberId", password_hash AS "passwordHash" FROM member
  WHERE username_key = @loginName AND ${IS_MEMBER}
  UNION ALL
  SELECT id, password_hash FROM member WHERE email_key = @loginName AND ${IS_MEMBER}
  LIMIT 1`;

const WRITTEN = writtenColumns(TABLES.member);

const INSERT = insertInto('member', WRITTEN);

/** What no change of a record touches. */
const FIXED = ['username', 'username_key', 'password_hash', 'created_at'];

const UPDATE = updateOf(
  'member',
  WRITTEN.filter((column) => !FIXED.includes(column)),
);

/** Reads the members; see the port for what it promises. */
export function createSqlMemberRepository(
  { dialect, read }: SqlEngine,
  records: MemberRecords,
): MemberRepository {
  const findStatement = createFind(dialect);
  const listStatement = createList(dialect);

  function* list(page: Statement['parameters']): Steps<Self[]> {
    const found = yield* rows<StampedMember>(listStatement, page);
    const selves = yield* records.read(found);
    return found.flatMap(({ member_id: id }) => selves.get(id) ?? []);
  }

  return {
    findById: async (id) => {
      const row = await read(firstRow<StampedRow>(findStatement, { id }));
      return row && records.of(row);
    },
    load: (id) => read(load(id)),
    findCredentials: (loginName) => read(firstRow<Credentials>(FIND_CREDENTIALS, { loginName })),
    list: async ({ viewerId = NOBODY, ...page }) =>
      (await read(list({ ...page, viewerId }))).map(toMember),
  };
}

/** Stores the change and returns the id of the member that it added, if it did. */
export function* storeMemberChange(dialect: Dialect, change: MemberChange): Steps<number | null> {
  if (change.type === 'delete_member') {
    yield* deleteMember(dialect, change.memberId);
    return null;
  }
  if (change.type === 'replace_member') {
    const { member, version } = change;
    const row = { ...toMemberParameters(member), id: member.id, version };
    const replaced = yield* firstRow(UPDATE, row);
    if (replaced === null) throw new Conflict();
    yield* dialect.indexMember(member);
    return null;
  }
  const { passwordHash, ...member } = change.member;
  const row = { ...toMemberParameters(member), password_hash: passwordHash };
  const added = yield* firstRow<{ readonly id: number }>(INSERT, row);
  if (added === null) throw new Conflict();
  yield* dialect.indexMember({ ...member, id: trusted<MemberId>(added.id) });
  return added.id;
}

function* load(id: number): Steps<Versioned<Self> | null> {
  const row = yield* firstRow<MemberRow & { readonly version: number }>(LOAD, { id });
  return row && { value: toSelf(row), version: row.version };
}
