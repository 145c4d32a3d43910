import type { SessionChange } from '#core/accounts/changes.ts';
import type { SessionTokens } from '#core/accounts/ports/session-tokens.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Commit } from '#core/kernel/commit.ts';

export type LogOut = (token: string | null) => Promise<void>;

/** Ends the session of the token, so that a copied one is dead; without one there is nothing to end. */
export function makeLogOut(deps: {
  readonly commit: Commit<SessionChange, never>;
  readonly sessionTokens: SessionTokens;
  readonly clock: Clock;
}): LogOut {
  return async (token) => {
    if (token === null) return;
    const tokenHash = deps.sessionTokens.hash(token);
    await deps.commit({
      changes: [{ type: 'remove_session', tokenHash }],
      events: [],
      actorId: null,
      at: deps.clock.now(),
    });
  };
}
