import { isSessionAlive, isUseWorthRecording } from '#core/accounts/domain/session.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { SessionRepository } from '#core/accounts/session-repository.ts';
import type { SessionTokens } from '#core/accounts/session-tokens.ts';

export type ResolveSession = (token: string) => Promise<number | null>;

/** The id of the member who holds the token, or `null` when its session is unknown or has ended. */
export function makeResolveSession(deps: {
  readonly sessions: SessionRepository;
  readonly sessionTokens: SessionTokens;
  readonly clock: Clock;
}): ResolveSession {
  return async (token) => {
    const session = await deps.sessions.find(deps.sessionTokens.hash(token));
    const now = deps.clock.now();
    if (session === null || !isSessionAlive(session, now)) return null;
    if (isUseWorthRecording(session, now)) await deps.sessions.recordUse(session.tokenHash, now);
    return session.memberId;
  };
}
