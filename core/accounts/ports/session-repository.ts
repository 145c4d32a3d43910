import type { Session } from '#core/accounts/domain/session.ts';
import type { MemberId } from '#core/kernel/ids.ts';

/** Reads the sessions, by the hash of their token; `SessionChange` adds and removes them. */
export interface SessionRepository {
  find(tokenHash: string): Promise<Session | null>;
  /** Those of the sessions that are there, in any order. */
  findAll(tokenHashes: readonly string[]): Promise<readonly Session[]>;
  /** The member's sessions, the last used first, at most `limit`. */
  listOf(memberId: MemberId, limit: number): Promise<readonly Session[]>;
  /** Records that the session was used at that time; nothing happens when it is gone. */
  recordUse(tokenHash: string, at: string): Promise<void>;
  /** Removes the sessions created before the one time or last used before the other. */
  removeExpired(before: { readonly createdAt: string; readonly lastUsedAt: string }): Promise<void>;
}
