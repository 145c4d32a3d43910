import { promised } from '#adapters/promised.ts';
import type { SessionChange } from '#core/accounts/changes.ts';
import type { SessionRepository } from '#core/accounts/session-repository.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { changesOf } from '#adapters/changes-of.ts';
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

/** Whether the change is one of sessions. */
export const isSessionChange = changesOf<SessionChange>({
  add_session: true,
  remove_session: true,
  end_sessions: true,
  end_other_sessions: true,
});

/** Whether what the change was decided upon is still so, and what must be unique is free. */
export function isSessionChangePossible(
  { members, sessions, standings }: MemoryState,
  change: SessionChange,
): boolean {
  if (change.type !== 'add_session') return true;
  const { tokenHash, memberId } = change.session;
  const standingVersion = standings.get(memberId)?.version ?? 0;
  const { passwordHash = members.get(memberId)?.passwordHash } = change;
  const isUnchanged = members.get(memberId)?.passwordHash === passwordHash;
  return isUnchanged && !sessions.has(tokenHash) && standingVersion === change.standingVersion;
}

/** Applies a change that is possible. */
export function applySessionChange({ sessions }: MemoryState, change: SessionChange): null {
  switch (change.type) {
    case 'add_session':
      sessions.set(change.session.tokenHash, change.session);
      return null;
    case 'remove_session':
      sessions.delete(change.tokenHash);
      return null;
    case 'end_sessions':
      for (const tokenHash of sessionsOf({ sessions }, change.memberId)) sessions.delete(tokenHash);
      return null;
    case 'end_other_sessions':
      for (const tokenHash of sessionsOf({ sessions }, change.memberId)) {
        if (tokenHash !== change.tokenHash) sessions.delete(tokenHash);
      }
      return null;
    default:
      return unreachable(change);
  }
}

/** The hashes of the tokens of the member's sessions. */
function sessionsOf({ sessions }: Pick<MemoryState, 'sessions'>, memberId: number): string[] {
  return [...sessions.values()].flatMap((session) =>
    session.memberId === memberId ? [session.tokenHash] : [],
  );
}
