import { noteSecurity } from '#core/accounts/security-log/domain/note-security.ts';
import type { SecurityChange, SessionChange } from '#core/accounts/changes.ts';
import type { Device } from '#core/accounts/domain/device.ts';
import type { SessionTokens } from '#core/accounts/ports/session-tokens.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';

export type EndOtherSessions = (caller: {
  readonly memberId: MemberId;
  readonly token: string;
  readonly device?: Device;
}) => Promise<void>;

/** Signs the member out everywhere but in the session in which they ask for it. */
export function makeEndOtherSessions(deps: {
  readonly commit: Commit<SessionChange | SecurityChange, never>;
  readonly sessionTokens: Pick<SessionTokens, 'hash'>;
  readonly clock: Clock;
}): EndOtherSessions {
  return async ({ memberId, token, device }) => {
    const tokenHash = deps.sessionTokens.hash(token);
    const at = deps.clock.now();
    await deps.commit({
      changes: [
        { type: 'end_other_sessions', memberId, tokenHash },
        noteSecurity('other_sessions_ended', { memberId, at, device }),
      ],
      events: [],
      actorId: memberId,
      at,
    });
  };
}
