import { SESSION_AGE_LIMIT, SESSION_IDLE_LIMIT } from '#core/accounts/domain/session.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { SessionRepository } from '#core/accounts/session-repository.ts';

export type RemoveExpiredSessions = () => Promise<void>;

/** Forgets the sessions that can no longer be used. */
export function makeRemoveExpiredSessions(deps: {
  readonly sessions: SessionRepository;
  readonly clock: Clock;
}): RemoveExpiredSessions {
  return () => {
    const now = Date.parse(deps.clock.now());
    return deps.sessions.removeExpired({
      createdAt: new Date(now - SESSION_AGE_LIMIT).toISOString(),
      lastUsedAt: new Date(now - SESSION_IDLE_LIMIT).toISOString(),
    });
  };
}
