import { isUseWorthRecording, type Session } from '#core/accounts/domain/session.ts';
import type { SessionRepository } from '#core/accounts/ports/session-repository.ts';
import type { SessionTokens } from '#core/accounts/ports/session-tokens.ts';
import { keepAlive, type RemovingDependencies } from '#core/accounts/steps/keep-alive.ts';
import type { Clock } from '#core/kernel/clock.ts';

/** Who makes a call, and whether they may make no other than to choose a password. */
export type Caller = Pick<Session, 'memberId' | 'mustChoosePassword'>;

export type ResolveSession = (token: string) => Promise<Caller | null>;

/** The member who holds the token, or `null` when its session is unknown or has ended. */
export function makeResolveSession(
  deps: RemovingDependencies & {
    readonly sessions: SessionRepository;
    readonly sessionTokens: SessionTokens;
    readonly clock: Clock;
  },
): ResolveSession {
  /** Reading must not need a write: a session whose use is not recorded only ends sooner. */
  async function recordUse({ tokenHash }: Session, now: string): Promise<void> {
    try {
      await deps.sessions.recordUse(tokenHash, now);
    } catch (error) {
      deps.reportFailure('The use of a session could not be recorded.', error);
    }
  }

  return async (token) => {
    const found = await deps.sessions.find(deps.sessionTokens.hash(token));
    const now = deps.clock.now();
    const [session] = found === null ? [] : await keepAlive(deps, [found], now);
    if (session === undefined) return null;
    if (isUseWorthRecording(session, now)) await recordUse(session, now);
    const { memberId, mustChoosePassword } = session;
    return { memberId, mustChoosePassword };
  };
}
