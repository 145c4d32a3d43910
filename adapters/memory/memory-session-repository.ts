import { promised } from '#adapters/promised.ts';
import type { SessionRepository } from '#core/accounts/session-repository.ts';
import type { MemoryState } from './memory-state.ts';

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
