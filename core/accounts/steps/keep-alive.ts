import type { SessionChange } from '#core/accounts/changes.ts';
import { isSessionAlive, type Session } from '#core/accounts/domain/session.ts';
import type { Commit } from '#core/kernel/commit.ts';
import type { ReportFailure } from '#core/kernel/report-failure.ts';

/** What removing sessions takes. */
export interface RemovingDependencies {
  readonly commit: Commit<SessionChange, never>;
  readonly reportFailure: ReportFailure;
}

/**
 * Those of the sessions that are alive. The others are removed, so that a clock that goes back doesn't bring them to life
 * again; if that fails, it is reported, and they are over all the same.
 */
export async function keepAlive(
  deps: RemovingDependencies,
  sessions: readonly Session[],
  at: string,
): Promise<readonly Session[]> {
  const alive = sessions.filter((session) => isSessionAlive(session, at));
  const over = sessions.filter((session) => !alive.includes(session));
  if (over.length === 0) return alive;
  const changes = over.map(({ tokenHash }) => ({ type: 'remove_session', tokenHash }) as const);
  try {
    await deps.commit({ changes, events: [], actorId: null, at });
  } catch (error) {
    deps.reportFailure('Sessions that are over could not be removed.', error);
  }
  return alive;
}
