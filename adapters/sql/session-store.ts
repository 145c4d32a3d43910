import type { SessionChange } from '#core/accounts/changes.ts';
import type { SessionRepository } from '#core/accounts/session-repository.ts';
import { toSession, toSessionParameters, type SessionRow } from './session-rows.ts';
import { firstRow, rows, type SqlEngine, type Steps } from './steps.ts';

const FIND = `
  SELECT token_hash, member_id, created_at, last_used_at FROM session WHERE token_hash = @tokenHash`;

const INSERT = `
  INSERT INTO session (token_hash, member_id, created_at, last_used_at)
  VALUES (@token_hash, @member_id, @created_at, @last_used_at)`;

const DELETE = 'DELETE FROM session WHERE token_hash = @tokenHash';

const RECORD_USE = 'UPDATE session SET last_used_at = @at WHERE token_hash = @tokenHash';

/** Reads the sessions; see the port for what it promises. */
export function createSqlSessionRepository({ read, transact }: SqlEngine): SessionRepository {
  return {
    find: async (tokenHash) => {
      const row = await read(firstRow<SessionRow>(FIND, { tokenHash }));
      return row && toSession(row);
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

/** Stores the change. */
export function* storeSessionChange(change: SessionChange): Steps<null> {
  if (change.type === 'add_session') yield* rows(INSERT, toSessionParameters(change.session));
  else yield* rows(DELETE, { tokenHash: change.tokenHash });
  return null;
}
