import { isSessionAlive } from '#core/accounts/domain/session.ts';
import type { SessionRepository } from '#core/accounts/ports/session-repository.ts';
import type { Clock } from '#core/kernel/clock.ts';

export type CheckSessions = (tokenHashes: readonly string[]) => Promise<ReadonlySet<string>>;

/** Which of the sessions are alive. Asking is no use of them. */
export function makeCheckSessions(deps: {
  readonly sessions: Pick<SessionRepository, 'findAll'>;
  readonly clock: Clock;
}): CheckSessions {
  return async (tokenHashes) => {
    if (tokenHashes.length === 0) return new Set();
    const found = await deps.sessions.findAll(tokenHashes);
    const now = deps.clock.now();
    const alive = found.filter((session) => isSessionAlive(session, now));
    return new Set(alive.map(({ tokenHash }) => tokenHash));
  };
}
