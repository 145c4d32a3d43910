import { noteSecurity } from '#core/accounts/security-log/domain/note-security.ts';
import type { SecurityChange, SessionChange } from '#core/accounts/changes.ts';
import type { Device } from '#core/accounts/domain/device.ts';
import type { SessionRepository } from '#core/accounts/ports/session-repository.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Commit } from '#core/kernel/commit.ts';
import type { MemberId, SessionId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { MOST_LISTED, sessionIdOf } from '#core/accounts/sessions/domain/listed-session.ts';

export type EndSession = (input: {
  readonly memberId: MemberId;
  readonly id: SessionId;
  readonly device?: Device;
}) => Promise<Result<null, NotFound<'session'>>>;

/** Signs the member out in one of their sessions. */
export function makeEndSession(deps: {
  readonly sessions: Pick<SessionRepository, 'listOf'>;
  readonly commit: Commit<SessionChange | SecurityChange, never>;
  readonly clock: Clock;
}): EndSession {
  return async ({ memberId, id, device }) => {
    const sessions = await deps.sessions.listOf(memberId, MOST_LISTED);
    const found = sessions.find((session) => sessionIdOf(session) === id);
    if (found === undefined) return refused({ code: 'not_found', subject: 'session' });
    const change = { type: 'remove_session', tokenHash: found.tokenHash } as const;
    const at = deps.clock.now();
    const noted = noteSecurity('session_ended', { memberId, at, device });
    await deps.commit({ changes: [change, noted], events: [], actorId: memberId, at });
    return granted(null);
  };
}
