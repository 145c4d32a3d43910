import { promised } from '#adapters/promised.ts';
import { toMember, type Self } from '#core/members/domain/member.ts';
import { applyProfileChanges } from '#core/members/domain/profile-changes.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { Credentials, MemberRepository } from '#core/members/member-repository.ts';
import { indexMember, recordActivity } from './member-index.ts';
import {
  INSERT_MEMBER,
  MEMBER_COLUMNS,
  UPDATE_MEMBER,
  toMemberParameters,
  toSelf,
  type MemberRow,
} from '#adapters/sql/member-rows.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

const FIND_CREDENTIALS = `
  SELECT id AS memberId, password_hash AS passwordHash FROM member WHERE username_key = @loginName
  UNION ALL
  SELECT id, password_hash FROM member WHERE email_key = @loginName
  LIMIT 1`;

/**
 * Keeps the members; see the port for what it promises. Whether a login name is taken is asked in the
 * transaction that claims it, which nobody can write beside.
 */
export function createSqliteMemberRepository(database: SqliteDatabase): MemberRepository {
  return {
    create: ({ passwordHash, ...member }) =>
      promised(() =>
        database.inTransaction(() => {
          const row = toMemberParameters(member);
          if (findHolder(database, 'username_key', row.username_key) !== null) {
            return refused({ code: 'username_taken' });
          }
          if (findHolder(database, 'email_key', row.email_key) !== null) {
            return refused({ code: 'email_taken' });
          }
          const self = insertMember(database, { ...row, password_hash: passwordHash });
          indexMember(database, self);
          return granted(self);
        }),
      ),

    findById: (id) => promised(() => findById(database, id)),

    findCredentials: (loginName) =>
      promised(() => {
        const [credentials] = database.rows<Credentials>(FIND_CREDENTIALS, { loginName });
        return credentials ?? null;
      }),

    list: (page) =>
      promised(() =>
        database
          .rows<MemberRow>(
            `SELECT ${MEMBER_COLUMNS} FROM member WHERE id > @after ORDER BY id LIMIT @limit`,
            page,
          )
          .map((row) => toMember(toSelf(row))),
      ),

    update: (id, changes) =>
      promised(() =>
        database.inTransaction(() => {
          const self = findById(database, id);
          if (self === null) throw new Error(`There is no member ${id}.`);
          const changed = applyProfileChanges(self, changes);
          const row = toMemberParameters(changed);
          const holderId = findHolder(database, 'email_key', row.email_key);
          if (holderId !== null && holderId !== id) return refused({ code: 'email_taken' });
          database.run(UPDATE_MEMBER, { ...row, id });
          indexMember(database, changed);
          return granted(changed);
        }),
      ),

    recordActivity: (id) =>
      promised(() => {
        database.inTransaction(() => {
          recordActivity(database, id);
        });
      }),
  };
}

function insertMember(
  database: SqliteDatabase,
  row: ReturnType<typeof toMemberParameters> & { readonly password_hash: string },
): Self {
  const [stored] = database.rows<MemberRow>(INSERT_MEMBER, row);
  if (stored === undefined)
    throw new Error('The database stored a member and did not hand it back.');
  return toSelf(stored);
}

function findById(database: SqliteDatabase, id: number): Self | null {
  const sql = `SELECT ${MEMBER_COLUMNS} FROM member WHERE id = @id`;
  const [row] = database.rows<MemberRow>(sql, { id });
  return row ? toSelf(row) : null;
}

function findHolder(
  database: SqliteDatabase,
  column: 'username_key' | 'email_key',
  key: string,
): number | null {
  const sql = `SELECT id FROM member WHERE ${column} = @key`;
  const [holder] = database.rows<{ id: number }>(sql, { key });
  return holder?.id ?? null;
}
