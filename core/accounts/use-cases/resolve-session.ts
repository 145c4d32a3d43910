import {
  isSessionAlive,
  isUseWorthRecording,
  type Session,
} from '#core/accounts/domain/session.ts';
import type { SessionChange } from '#core/accounts/changes.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Commit } from '#core/kernel/commit.ts';
import type { ReportFailure } from '#core/kernel/report-failure.ts';
import type { SessionRepository } from '#core/accounts/ports/session-repository.ts';
import type { SessionTokens } from '#core/accounts/ports/session-tokens.ts';

/** Who makes a call, and whether they may make no other than to choose a password. */
export type Caller = Pick<Session, 'memberId' | 'mustChoosePassword'>;

export type ResolveSession = (token: string) => Promise<Caller | null>;

/**
 * The member who holds the token, or `null` when its session is unknown or has ended. A session that is found over is
 * removed, so that a clock that goes back doesn't bring it to life again.
 */
export function makeResolveSession(deps: {
  readonly sessions: SessionRepository;
  readonly sessionTokens: SessionTokens;
  readonly clock: Clock;
  readonly commit: Commit<SessionChange, never>;
  readonly reportFailure: ReportFailure;
}): ResolveSession {
  /** Reading must not need a write: a session whose use is not recorded only ends sooner. */
  async function recordUse({ tokenHash }: Session, now: string): Promise<void> {
    try {
      await deps.sessions.recordUse(tokenHash, now);
    } catch (error) {
      deps.reportFailure('The use of a session could not be recorded.', error);
    }
  }

  /** The holder of the token is signed out in any case. */
  async function remove({ tokenHash, memberId }: Session, at: string): Promise<void> {
    try {
      const changes = [{ type: 'remove_session', tokenHash }] as const;
      await deps.commit({ changes, events: [], actorId: memberId, at });
    } catch (error) {
      deps.reportFailure('A session that is over could not be removed.', error);
    }
  }

  return async (token) => {
    const session = await deps.sessions.find(deps.sessionTokens.hash(token));
    const now = deps.clock.now();
    if (session === null) return null;
    if (!isSessionAlive(session, now)) {
      await remove(session, now);
      return null;
    }
    if (isUseWorthRecording(session, now)) await recordUse(session, now);
    const { memberId, mustChoosePassword } = session;
    return { memberId, mustChoosePassword };
  };
}
