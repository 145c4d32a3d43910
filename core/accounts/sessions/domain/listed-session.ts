import { isSessionAlive, type Session } from '#core/accounts/domain/session.ts';
import { parseSessionId, type SessionId } from '#core/kernel/ids.ts';
import { parseKnown } from '#core/kernel/parser.ts';

/** How many sessions of a member are listed, the last used first. */
export const MOST_LISTED = 100;

/** How many hexadecimal digits of the hash of a token make the number of its session. */
const DIGITS = 12;

/**
 * The number by which a member names one of their own sessions. It is made of the hash of its token, which nobody can
 * tell a token from, so that nothing more is stored.
 */
export function sessionIdOf({ tokenHash }: Pick<Session, 'tokenHash'>): SessionId {
  return parseKnown(parseSessionId, Number.parseInt(tokenHash.slice(0, DIGITS), 16) + 1);
}

/** Those of the sessions in which one is still signed in. */
export function aliveOf(sessions: readonly Session[], now: string): readonly Session[] {
  return sessions.filter((session) => isSessionAlive(session, now));
}
