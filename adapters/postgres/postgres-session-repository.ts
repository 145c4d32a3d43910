import {
  FIND_SESSION,
  INSERT_SESSION,
  toSession,
  toSessionParameters,
  type SessionRow,
} from '#adapters/sql/session-rows.ts';
import type { SessionRepository } from '#core/accounts/session-repository.ts';
import type { PostgresDatabase } from './postgres-database.ts';

/** Keeps the sessions; see the port for what it promises. */
export function createPostgresSessionRepository(database: PostgresDatabase): SessionRepository {
  return {
    create: async (session) => {
      await database.run(INSERT_SESSION, toSessionParameters(session));
    },

    find: async (tokenHash) => {
      const [row] = await database.rows<SessionRow>(FIND_SESSION, { tokenHash });
      return row ? toSession(row) : null;
    },

    recordUse: async (tokenHash, at) => {
      const sql = 'UPDATE session SET last_used_at = @at WHERE token_hash = @tokenHash';
      await database.run(sql, { tokenHash, at: Date.parse(at) });
    },

    remove: async (tokenHash) => {
      await database.run('DELETE FROM session WHERE token_hash = @tokenHash', { tokenHash });
    },

    removeExpired: async (before) => {
      const createdAt = Date.parse(before.createdAt);
      const lastUsedAt = Date.parse(before.lastUsedAt);
      await database.run('DELETE FROM session WHERE created_at < @createdAt', { createdAt });
      await database.run('DELETE FROM session WHERE last_used_at < @lastUsedAt', { lastUsedAt });
    },
  };
}
