import type { SessionRepository } from '#core/accounts/session-repository.ts';
import type { SessionTokens } from '#core/accounts/session-tokens.ts';

export type LogOut = (token: string | null) => Promise<void>;

/** Ends the session of the token, so that a copied one is dead; without one there is nothing to end. */
export function makeLogOut(deps: {
  readonly sessions: SessionRepository;
  readonly sessionTokens: SessionTokens;
}): LogOut {
  return async (token) => {
    if (token !== null) await deps.sessions.remove(deps.sessionTokens.hash(token));
  };
}
