import {
  INSERT_MEMBER,
  MEMBER_COLUMNS,
  UPDATE_MEMBER,
  toMemberParameters,
  toSelf,
  type MemberRow,
} from '#adapters/sql/member-rows.ts';
import { toMember, type Self } from '#core/members/domain/member.ts';
import { applyProfileChanges } from '#core/members/domain/profile-changes.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { Credentials, MemberRepository } from '#core/members/member-repository.ts';
import { indexMembers, recordActivity } from './member-index.ts';
import type { PostgresDatabase, PostgresSession } from './postgres-database.ts';
import { isViolationOf } from './postgres-errors.ts';

const FIND_CREDENTIALS = `
  SELECT id AS "memberId", password_hash AS "passwordHash" FROM member WHERE username_key = @loginName
  UNION ALL
  SELECT id, password_hash FROM member WHERE email_key = @loginName
  LIMIT 1`;

const FIND = `SELECT ${MEMBER_COLUMNS} FROM member WHERE id = @id`;

const LIST = `SELECT ${MEMBER_COLUMNS} FROM member WHERE id > @after ORDER BY id LIMIT @limit`;

/**
 * Keeps the members; see the port for what it promises. Whether a login name is taken says the
 * table's own rule, when the name is claimed.
 */
export function createPostgresMemberRepository(database: PostgresDatabase): MemberRepository {
  return {
    create: async ({ passwordHash, ...member }) => {
      const row = { ...toMemberParameters(member), password_hash: passwordHash };
      try {
        const self = await database.inTransaction(async (session) => {
          const stored = toSelf(await onlyRow(session.rows<MemberRow>(INSERT_MEMBER, row)));
          await indexMembers(session, [{ self: stored }]);
          return stored;
        });
        return granted(self);
      } catch (error) {
        if (isViolationOf(error, 'member_username_taken'))
          return refused({ code: 'username_taken' });
        if (isViolationOf(error, 'member_email_taken')) return refused({ code: 'email_taken' });
        throw error;
      }
    },

    findById: (id) => findById(database, FIND, id),

    findCredentials: async (loginName) => {
      const [credentials] = await database.rows<Credentials>(FIND_CREDENTIALS, { loginName });
      return credentials ?? null;
    },

    list: async (page) => {
      const rows = await database.rows<MemberRow>(LIST, page);
      return rows.map((row) => toMember(toSelf(row)));
    },

    update: async (id, changes) => {
      try {
        const changed = await database.inTransaction(async (session) => {
          const self = await findById(session, `${FIND} FOR NO KEY UPDATE`, id);
          if (self === null) throw new Error(`There is no member ${id}.`);
          const applied = applyProfileChanges(self, changes);
          await session.run(UPDATE_MEMBER, { ...toMemberParameters(applied), id });
          await indexMembers(session, [{ self: applied }]);
          return applied;
        });
        return granted(changed);
      } catch (error) {
        if (isViolationOf(error, 'member_email_taken')) return refused({ code: 'email_taken' });
        throw error;
      }
    },

    recordActivity: (id) => recordActivity(database, id),
  };
}

async function findById(session: PostgresSession, sql: string, id: number): Promise<Self | null> {
  const [row] = await session.rows<MemberRow>(sql, { id });
  return row ? toSelf(row) : null;
}

async function onlyRow<Row>(rows: Promise<Row[]>): Promise<Row> {
  const [row] = await rows;
  if (row === undefined) throw new Error('The database stored a row and did not hand it back.');
  return row;
}
