import { promised } from '#adapters/promised.ts';
import {
  FIND_SESSION,
  INSERT_SESSION,
  toSession,
  toSessionParameters,
  type SessionRow,
} from '#adapters/sql/session-rows.ts';
import type { SessionRepository } from '#core/accounts/session-repository.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

/** Keeps the sessions; see the port for what it promises. */
export function createSqliteSessionRepository(database: SqliteDatabase): SessionRepository {
  return {
    create: (session) =>
      promised(() => {
        database.run(INSERT_SESSION, toSessionParameters(session));
      }),

    find: (tokenHash) =>
      promised(() => {
        const [row] = database.rows<SessionRow>(FIND_SESSION, { tokenHash });
        return row ? toSession(row) : null;
      }),

    recordUse: (tokenHash, at) =>
      promised(() => {
        const sql = 'UPDATE session SET last_used_at = @at WHERE token_hash = @tokenHash';
        database.run(sql, { tokenHash, at: Date.parse(at) });
      }),

    remove: (tokenHash) =>
      promised(() => {
        database.run('DELETE FROM session WHERE token_hash = @tokenHash', { tokenHash });
      }),

    removeExpired: (before) =>
      promised(() => {
        const createdAt = Date.parse(before.createdAt);
        const lastUsedAt = Date.parse(before.lastUsedAt);
        database.inTransaction(() => {
          database.run('DELETE FROM session WHERE created_at < @createdAt', { createdAt });
          database.run('DELETE FROM session WHERE last_used_at < @lastUsedAt', { lastUsedAt });
        });
      }),
  };
}
