import type { Session } from '#core/accounts/domain/session.ts';

/** Keeps the sessions by the hash of their token; they go with their member. */
export interface SessionRepository {
  create(session: Session): Promise<void>;
  find(tokenHash: string): Promise<Session | null>;
  /** Records that the session was used at that time; nothing happens when it is gone. */
  recordUse(tokenHash: string, at: string): Promise<void>;
  /** Nothing happens when it is gone already. */
  remove(tokenHash: string): Promise<void>;
  /** Removes the sessions created before the one time or last used before the other. */
  removeExpired(before: { readonly createdAt: string; readonly lastUsedAt: string }): Promise<void>;
}
