import type { Session } from '#core/accounts/domain/session.ts';
import type { SessionRepository } from '#core/accounts/ports/session-repository.ts';
import type { SessionTokens } from '#core/accounts/ports/session-tokens.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { aliveOf, MOST_LISTED } from '#core/accounts/sessions/domain/listed-session.ts';

/** A session, and whether the caller asks in it. */
interface OwnSession {
  readonly session: Session;
  readonly isCurrent: boolean;
}

export type ListSessions = (caller: {
  readonly memberId: MemberId;
  readonly token: string;
}) => Promise<readonly OwnSession[]>;

/** Where the member is signed in, the last used first. */
export function makeListSessions(deps: {
  readonly sessions: Pick<SessionRepository, 'listOf'>;
  readonly sessionTokens: Pick<SessionTokens, 'hash'>;
  readonly clock: Clock;
}): ListSessions {
  return async ({ memberId, token }) => {
    const current = deps.sessionTokens.hash(token);
    const sessions = await deps.sessions.listOf(memberId, MOST_LISTED);
    return aliveOf(sessions, deps.clock.now()).map((session) => ({
      session,
      isCurrent: session.tokenHash === current,
    }));
  };
}
