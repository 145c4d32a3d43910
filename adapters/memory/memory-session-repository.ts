import { promised } from '#adapters/promised.ts';
import type { SessionChange } from '#core/accounts/changes.ts';
import type { SessionRepository } from '#core/accounts/ports/session-repository.ts';
import type { MemoryState } from './memory-state.ts';
import { requireUnchanged } from '#adapters/conflict.ts';
import type { MemoryHandlers } from './memory-handlers.ts';

/** Reads the sessions of the state; see the port for what it promises. */
export function createMemorySessionRepository({
  members,
  sessions,
}: MemoryState): SessionRepository {
  return {
    find: (tokenHash) =>
      promised(() => {
        const session = sessions.get(tokenHash);
        return session && members.has(session.memberId) ? structuredClone(session) : null;
      }),

    findAll: (tokenHashes) =>
      promised(() => {
        const found = tokenHashes.flatMap((tokenHash) => sessions.get(tokenHash) ?? []);
        return structuredClone(found.filter(({ memberId }) => members.has(memberId)));
      }),

    listOf: (memberId, limit) =>
      promised(() => {
        const own = [...sessions.values()].filter((session) => session.memberId === memberId);
        own.sort(
          (one, other) =>
            Date.parse(other.lastUsedAt) - Date.parse(one.lastUsedAt) ||
            (one.tokenHash < other.tokenHash ? -1 : 1),
        );
        return structuredClone(own.slice(0, limit));
      }),

    recordUse: (tokenHash, at) =>
      promised(() => {
        const session = sessions.get(tokenHash);
        if (session) sessions.set(tokenHash, { ...session, lastUsedAt: at });
      }),

    removeExpired: (before) =>
      promised(() => {
        for (const { tokenHash, createdAt, lastUsedAt } of sessions.values()) {
          const expired = createdAt < before.createdAt || lastUsedAt < before.lastUsedAt;
          if (expired) sessions.delete(tokenHash);
        }
      }),
  };
}

/** Stores what changes of sessions. */
export function createSessionHandlers(state: MemoryState): MemoryHandlers<SessionChange> {
  const { members, sessions, standings } = state;
  return {
    add_session: ({ session, standingVersion, passwordHash }) => {
      const { tokenHash, memberId } = session;
      const stored = members.get(memberId)?.passwordHash;
      requireUnchanged(stored === (passwordHash ?? stored) && !sessions.has(tokenHash));
      requireUnchanged((standings.get(memberId)?.version ?? 0) === standingVersion);
      sessions.set(tokenHash, session);
      return null;
    },
    remove_session: ({ tokenHash }) => {
      sessions.delete(tokenHash);
      return null;
    },
    end_sessions: ({ memberId }) => {
      for (const session of sessions.values()) {
        if (session.memberId === memberId) sessions.delete(session.tokenHash);
      }
      return null;
    },
    end_other_sessions: ({ memberId, tokenHash }) => {
      for (const session of sessions.values()) {
        const isOther = session.memberId === memberId && session.tokenHash !== tokenHash;
        if (isOther) sessions.delete(session.tokenHash);
      }
      return null;
    },
  };
}
