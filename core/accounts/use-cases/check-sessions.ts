import type { SessionRepository } from '#core/accounts/ports/session-repository.ts';
import { keepAlive, type RemovingDependencies } from '#core/accounts/steps/keep-alive.ts';
import type { Clock } from '#core/kernel/clock.ts';

export type CheckSessions = (tokenHashes: readonly string[]) => Promise<ReadonlySet<string>>;

/** Which of the sessions are alive. Asking is no use of them; those found over are removed. */
export function makeCheckSessions(
  deps: RemovingDependencies & {
    readonly sessions: Pick<SessionRepository, 'findAll'>;
    readonly clock: Clock;
  },
): CheckSessions {
  return async (tokenHashes) => {
    if (tokenHashes.length === 0) return new Set();
    const found = await deps.sessions.findAll(tokenHashes);
    const alive = await keepAlive(deps, found, deps.clock.now());
    return new Set(alive.map(({ tokenHash }) => tokenHash));
  };
}
