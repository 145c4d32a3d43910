import type { SessionChange } from '#core/accounts/changes.ts';
import type { SessionTokens } from '#core/accounts/ports/session-tokens.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';

export type EndOtherSessions = (caller: {
  readonly memberId: MemberId;
  readonly token: string;
}) => Promise<void>;

/** Signs the member out everywhere but in the session in which they ask for it. */
export function makeEndOtherSessions(deps: {
  readonly commit: Commit<SessionChange, never>;
  readonly sessionTokens: Pick<SessionTokens, 'hash'>;
  readonly clock: Clock;
}): EndOtherSessions {
  return async ({ memberId, token }) => {
    const tokenHash = deps.sessionTokens.hash(token);
    await deps.commit({
      changes: [{ type: 'end_other_sessions', memberId, tokenHash }],
      events: [],
      actorId: memberId,
      at: deps.clock.now(),
    });
  };
}
