import { NOBODY } from './nobody.ts';
import { PAGE_LIMIT } from './page-limit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { Versioned } from '#core/kernel/commit.ts';
import type { MemberChange } from '#core/members/changes.ts';
import { firstAddress } from '#core/members/domain/address.ts';
import { toMemberFor, type Member, type Self } from '#core/members/domain/member.ts';
import type { Credentials, MemberRepository } from '#core/members/ports/member-repository.ts';
import {
  stampedMember,
  stampedRow,
  type MemberRecords,
  type StampedMember,
  type StampedRow,
} from './member-records.ts';
import { IS_MEMBER, MEMBER_COLUMNS, type MemberRow } from './member-rows.ts';
import type { RowRead } from '#adapters/records/field.ts';
import { ADDRESS, SELF } from '#adapters/records/member.ts';
import { deleteMember } from './member-deletion.ts';
import { isConnectedWithViewer, isListedFor } from './safety-store.ts';
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
import { addOne, storeOne, type SqlHandlers } from './sql-handlers.ts';

const ADDRESS_COLUMNS = Object.keys(ADDRESS.writing);

const LOAD = `SELECT ${MEMBER_COLUMNS}, version FROM member WHERE id = @id AND ${IS_MEMBER}`;

const createFind = (dialect: Dialect) =>
  `SELECT ${stampedRow(dialect)} FROM member WHERE id = @id AND ${IS_MEMBER}`;

const createFindSeveral = (dialect: Dialect) => `
  SELECT ${stampedMember(dialect)} FROM member
  WHERE ${dialect.isWanted('id')} AND ${IS_MEMBER}`;

/** True of the viewer, and of those connected with them; only asked of members whose photos not everyone sees. */
const IS_CLOSE = `member.photos_seen_by <> 'everyone'
    AND (member.id = @viewerId OR ${isConnectedWithViewer('member.id')})`;

const createList = (dialect: Dialect) => `
  SELECT ${stampedMember(dialect)}, CASE WHEN ${IS_CLOSE} THEN 1 ELSE 0 END AS is_close
  FROM member WHERE id > @after AND ${isListedFor('member.id')}
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

const UPDATE_WITH_ADDRESS = updateOf(
  'member',
  WRITTEN.filter((column) => !FIXED.includes(column)),
);

const UPDATE = updateOf(
  'member',
  WRITTEN.filter((column) => ![...FIXED, ...ADDRESS_COLUMNS].includes(column)),
);

const LOAD_ADDRESS = `
  SELECT ${ADDRESS.columns}, version FROM member WHERE id = @id AND ${IS_MEMBER}`;

const PUT_ADDRESS = updateOf('member', ADDRESS_COLUMNS);

/** Reads the members; see the port for what it promises. */
export function createSqlMemberRepository(
  { dialect, read }: SqlEngine,
  records: MemberRecords,
): MemberRepository {
  const findStatement = createFind(dialect);
  const findSeveralStatement = createFindSeveral(dialect);
  const listStatement = createList(dialect);

  function* list(page: Statement['parameters']): Steps<Member[]> {
    const found = yield* rows<StampedMember & { readonly is_close: number }>(listStatement, page);
    const selves = yield* records.read(found);
    return found.flatMap(({ member_id: id, is_close: isClose }) => {
      const self = selves.get(id);
      return self === undefined ? [] : [toMemberFor(isClose === 1)(self)];
    });
  }

  function* findSeveral(ids: readonly MemberId[]): Steps<ReadonlyMap<MemberId, Self>> {
    const parameters = { ids: JSON.stringify(ids) };
    const selves = yield* records.read(
      yield* rows<StampedMember>(findSeveralStatement, parameters),
    );
    return new Map([...selves.values()].map((self) => [self.id, self]));
  }

  return {
    findById: async (id) => {
      const row = await read(firstRow<StampedRow>(findStatement, { id }));
      return row && records.of(row);
    },
    findByIds: (ids) => read(findSeveral(ids)),
    load: (id) => read(load(id)),
    loadAddress: async (id) => {
      type Row = RowRead<typeof ADDRESS> & { readonly version: number };
      const row = await read(firstRow<Row>(LOAD_ADDRESS, { id }));
      return row && { value: ADDRESS.read(row), version: row.version };
    },
    findCredentials: (loginName) => read(firstRow<Credentials>(FIND_CREDENTIALS, { loginName })),
    list: ({ viewerId = NOBODY, ...page }) => read(list({ ...page, viewerId })),
  };
}

/** Stores what changes of members. */
export function createMemberHandlers(dialect: Dialect): SqlHandlers<MemberChange> {
  return {
    *add_member({ member: { passwordHash, ...member }, claimsAddress }) {
      const id = yield* addOne(INSERT, {
        ...SELF.writeNew(member),
        ...ADDRESS.write(firstAddress(member, claimsAddress)),
        password_hash: passwordHash,
      });
      yield* dialect.indexMember({ ...member, id: trusted<MemberId>(id) });
      return id;
    },
    *replace_member({ member, address, version }) {
      yield* storeOne(address === null ? UPDATE : UPDATE_WITH_ADDRESS, {
        ...SELF.writeNew(member),
        ...(address && ADDRESS.write(address)),
        id: member.id,
        version,
      });
      yield* dialect.indexMember(member);
      return null;
    },
    /** Discovery shows whether each member is verified, so its index is updated too. */
    *put_address({ memberId: id, address, version }) {
      yield* storeOne(PUT_ADDRESS, { ...ADDRESS.write(address), id, version });
      const stored = yield* load(id);
      if (stored !== null) yield* dialect.indexMember(stored.value);
      return null;
    },
    *delete_member({ memberId, at }) {
      yield* deleteMember(dialect, memberId, at);
      return null;
    },
  };
}

function* load(id: number): Steps<Versioned<Self> | null> {
  const row = yield* firstRow<MemberRow & { readonly version: number }>(LOAD, { id });
  return row && { value: SELF.read(row), version: row.version };
}
