import type { SessionChange } from '#core/accounts/changes.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { SessionRepository } from '#core/accounts/session-repository.ts';
import { Conflict } from '#adapters/conflict.ts';
import { createMemberLock } from './member-lock.ts';
import { TABLES } from './tables.ts';
import { toSession, toSessionParameters, type SessionRow } from './session-rows.ts';
import { firstRow, rows, type Dialect, type SqlEngine, type Steps } from './steps.ts';

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

const STANDING_VERSION = 'SELECT version FROM standing WHERE member_id = @memberId';

const HAS_PASSWORD = 'SELECT id FROM member WHERE id = @memberId AND password_hash = @passwordHash';

const RECORD_USE = 'UPDATE session SET last_used_at = @at WHERE token_hash = @tokenHash';

/** Reads the sessions; see the port for what it promises. */
export function createSqlSessionRepository({
  dialect,
  read,
  transact,
}: SqlEngine): SessionRepository {
  const findAllStatement = createFindAll(dialect);
  return {
    find: async (tokenHash) => {
      const row = await read(firstRow<SessionRow>(FIND, { tokenHash }));
      return row && toSession(row);
    },
    findAll: async (tokenHashes) => {
      const texts = JSON.stringify(tokenHashes);
      const found = await read(rows<SessionRow>(findAllStatement, { texts }));
      return found.map(toSession);
    },
    listOf: async (memberId, limit) => {
      const found = await read(rows<SessionRow>(LIST, { memberId, limit }));
      return found.map(toSession);
    },
    recordUse: async (tokenHash, at) => {
      await transact(() => rows(RECORD_USE, { tokenHash, at: Date.parse(at) }));
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
 * Stores the change. A session that is added and the end of all of them wait for each other, so that none is
 * left over.
 */
export function* storeSessionChange(dialect: Dialect, change: SessionChange): Steps<null> {
  switch (change.type) {
    case 'add_session':
      yield* checkStanding(dialect, change);
      yield* rows(INSERT, toSessionParameters(change.session));
      return null;
    case 'remove_session':
      yield* rows(DELETE, { tokenHash: change.tokenHash });
      return null;
    case 'end_sessions':
      yield* rows(createMemberLock(dialect), { memberId: change.memberId });
      yield* rows(DELETE_OF_MEMBER, { memberId: change.memberId });
      return null;
    case 'end_other_sessions': {
      const { memberId, tokenHash } = change;
      yield* rows(createMemberLock(dialect), { memberId });
      yield* rows(DELETE_OTHERS, { memberId, tokenHash });
      return null;
    }
    default:
      return unreachable(change);
  }
}

/** Makes sure that the member stands where they stood, with the password they had, when the session was decided upon. */
function* checkStanding(
  dialect: Dialect,
  {
    session: { memberId },
    standingVersion,
    passwordHash,
  }: Extract<SessionChange, { type: 'add_session' }>,
): Steps<void> {
  yield* rows(createMemberLock(dialect), { memberId });
  const standing = yield* firstRow<{ readonly version: number }>(STANDING_VERSION, { memberId });
  if ((standing?.version ?? 0) !== standingVersion) throw new Conflict();
  if (passwordHash === undefined) return;
  if ((yield* firstRow(HAS_PASSWORD, { memberId, passwordHash })) === null) throw new Conflict();
}
