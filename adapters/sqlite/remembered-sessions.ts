import type { Session } from '#core/accounts/domain/session.ts';
import type { SessionRepository } from '#core/accounts/ports/session-repository.ts';
import type { Storage } from '#core/storage.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

/** How many sessions are remembered at most; one more, and all are forgotten. */
const MOST_SESSIONS = 10_000;

/**
 * Remembers the sessions that were found, because every request of a member asks for one. A session that
 * has ended is never found: what this process changes is forgotten before the change is answered, and
 * everything is forgotten once anyone else has written to the file, which SQLite knows by a number in
 * memory that all processes share.
 */
export function rememberSessions(
  { sessions, commit }: Pick<Storage, 'sessions' | 'commit'>,
  database: SqliteDatabase,
): Pick<Storage, 'sessions' | 'commit'> {
  const remembered = new Map<string, Session>();
  let dataVersion: number | null = null;
  /** Grows with everything forgotten, so that what was read before is not remembered afterwards. */
  let forgotten = 0;

  function forget(tokenHash: string | null): void {
    forgotten += 1;
    if (tokenHash === null) remembered.clear();
    else remembered.delete(tokenHash);
  }

  function forgetWhatOthersChanged(): void {
    const current = readDataVersion(database);
    if (current !== dataVersion || remembered.size >= MOST_SESSIONS) forget(null);
    dataVersion = current;
  }

  const remembering: SessionRepository = {
    async find(tokenHash) {
      forgetWhatOthersChanged();
      const known = remembered.get(tokenHash);
      if (known !== undefined) return { ...known };
      const before = forgotten;
      const session = await sessions.find(tokenHash);
      if (session !== null && forgotten === before) remembered.set(tokenHash, { ...session });
      return session;
    },
    async findAll(tokenHashes) {
      forgetWhatOthersChanged();
      const known = tokenHashes.flatMap((tokenHash) => remembered.get(tokenHash) ?? []);
      const unknown = tokenHashes.filter((tokenHash) => !remembered.has(tokenHash));
      const before = forgotten;
      const found = unknown.length === 0 ? [] : await sessions.findAll(unknown);
      const isCurrent = forgotten === before;
      for (const session of isCurrent ? found : []) remembered.set(session.tokenHash, session);
      return [...known, ...found].map((session) => ({ ...session }));
    },
    listOf: (memberId, limit) => sessions.listOf(memberId, limit),
    async recordUse(tokenHash, at) {
      await sessions.recordUse(tokenHash, at);
      forget(tokenHash);
    },
    async removeExpired(before) {
      await sessions.removeExpired(before);
      forget(null);
    },
  };
  return {
    sessions: remembering,
    commit: async (act) => {
      const commitment = await commit(act);
      for (const change of act.changes) {
        if (change.type === 'remove_session') forget(change.tokenHash);
        if (change.type === 'end_sessions' || change.type === 'end_other_sessions') forget(null);
      }
      return commitment;
    },
  };
}

/** A number that changes when another connection, of whatever process, has committed. */
function readDataVersion(database: SqliteDatabase): number | null {
  const [row] = database.rows<{ readonly data_version: number }>('PRAGMA data_version');
  return row?.data_version ?? null;
}
