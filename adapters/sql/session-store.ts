import { SESSION } from '#adapters/records/session.ts';
import type { RowRead } from '#adapters/records/field.ts';
import type { SessionChange } from '#core/accounts/changes.ts';
import type { SessionRepository } from '#core/accounts/ports/session-repository.ts';
import { Conflict } from '#adapters/conflict.ts';
import { createMemberLock } from './member-lock.ts';
import { TABLES } from './tables.ts';
import { firstRow, rows, type Dialect, type SqlEngine, type Steps } from './steps.ts';
import { run, type SqlHandlers } from './sql-handlers.ts';

const COLUMNS = Object.keys(TABLES.session.columns);

const SELECT = `SELECT ${COLUMNS.join(', ')} FROM session`;

const FIND = `${SELECT} WHERE token_hash = @tokenHash`;

const createFindAll = ({ wantedTexts }: Dialect): string =>
  `${SELECT} WHERE token_hash IN (${wantedTexts})`;

const LIST = `
  ${SELECT} WHERE member_id = @memberId ORDER BY last_used_at DESC, token_hash LIMIT @limit`;

const INSERT = `
  INSERT INTO session (${COLUMNS.join(', ')})
  VALUES (${COLUMNS.map((column) => `@${column}`).join(', ')})`;

const DELETE = 'DELETE FROM session WHERE token_hash = @tokenHash';

const DELETE_OF_MEMBER = 'DELETE FROM session WHERE member_id = @memberId';

const DELETE_OTHERS = `${DELETE_OF_MEMBER} AND token_hash <> @tokenHash`;

/** The version of the member's standing, if they have the password, where one is given. */
const STANDING_VERSION = `
  SELECT coalesce((SELECT version FROM standing WHERE member_id = member.id), 0) AS version
  FROM member WHERE id = @memberId
    AND password_hash = coalesce(CAST(@passwordHash AS text), password_hash)`;

const RECORD_USE = 'UPDATE session SET last_used_at = @at WHERE token_hash = @tokenHash';

/** Reads the sessions; see the port for what it promises. */
export function createSqlSessionRepository({
  dialect,
  read,
  transact,
  write,
}: SqlEngine): SessionRepository {
  const findAllStatement = createFindAll(dialect);
  return {
    find: async (tokenHash) => {
      const row = await read(firstRow<RowRead<typeof SESSION>>(FIND, { tokenHash }));
      return row && SESSION.read(row);
    },
    findAll: async (tokenHashes) => {
      const texts = JSON.stringify(tokenHashes);
      const found = await read(rows<RowRead<typeof SESSION>>(findAllStatement, { texts }));
      return found.map(SESSION.read);
    },
    listOf: async (memberId, limit) => {
      const found = await read(rows<RowRead<typeof SESSION>>(LIST, { memberId, limit }));
      return found.map(SESSION.read);
    },
    recordUse: async (tokenHash, at) => {
      await write(RECORD_USE, { tokenHash, at: Date.parse(at) });
    },
    removeExpired: (before) =>
      transact(function* () {
        const createdAt = Date.parse(before.createdAt);
        const lastUsedAt = Date.parse(before.lastUsedAt);
        yield* rows('DELETE FROM session WHERE created_at < @createdAt', { createdAt });
        yield* rows('DELETE FROM session WHERE last_used_at < @lastUsedAt', { lastUsedAt });
      }),
  };
}

/**
 * Stores what changes of sessions. A session that is added and the end of all of them wait for each other, so that
 * none is left over.
 */
export function createSessionHandlers(dialect: Dialect): SqlHandlers<SessionChange> {
  const lock = createMemberLock(dialect);
  return {
    *add_session(change) {
      const { memberId } = change.session;
      yield* rows(lock, { memberId });
      yield* checkStanding(change);
      return yield* run(INSERT, SESSION.write(change.session));
    },
    remove_session: ({ tokenHash }) => run(DELETE, { tokenHash }),
    *end_sessions({ memberId }) {
      yield* rows(lock, { memberId });
      return yield* run(DELETE_OF_MEMBER, { memberId });
    },
    *end_other_sessions({ memberId, tokenHash }) {
      yield* rows(lock, { memberId });
      return yield* run(DELETE_OTHERS, { memberId, tokenHash });
    },
  };
}

/** Makes sure that the member stands where they stood, with the password they had, when the session was decided upon. */
function* checkStanding({
  session: { memberId },
  standingVersion,
  passwordHash,
}: Extract<SessionChange, { type: 'add_session' }>): Steps<void> {
  const parameters = { memberId, passwordHash: passwordHash ?? null };
  const stored = yield* firstRow<{ readonly version: number }>(STANDING_VERSION, parameters);
  if (stored?.version !== standingVersion) throw new Conflict();
}
