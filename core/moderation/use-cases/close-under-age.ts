import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { granted } from '#core/kernel/result.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { MemberEvent } from '#core/members/events.ts';
import { announce } from '#core/moderation/domain/announce.ts';
import {
  decideMeasure,
  type MeasureChange,
  type MeasureRefusal,
} from '#core/moderation/domain/decide-measure.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';
import { isInUse } from '#core/safety/domain/standing.ts';

const NOTHING_TO_CLOSE = granted({ act: null, answer: () => null });

export type CloseUnderAge = (callerId: MemberId) => Promise<unknown>;

/**
 * Closes the account of a member who says that they are under 18: they are signed out everywhere, nobody sees
 * them any more, and only those who run the site can bring it back.
 */
export function makeCloseUnderAge(deps: {
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly commit: Commit<MeasureChange | MailChange, MemberEvent>;
  readonly clock: Clock;
}): CloseUnderAge {
  return (callerId) =>
    decideAndCommit<MeasureChange | MailChange, MemberEvent, null, MeasureRefusal>(
      deps.commit,
      async () => {
        const standing = await deps.safety.loadStanding(callerId);
        if (!isInUse(standing.value)) return NOTHING_TO_CLOSE;
        const at = deps.clock.now();
        const record = {
          at,
          actor: 'rule',
          reportId: null,
          reason: 'under_18',
          words: null,
        } as const;
        const decided = decideMeasure(standing, { action: 'close_under_age' }, record);
        if (!decided.ok) return decided;
        return granted({
          act: { ...announce(decided.value), actorId: null, at },
          answer: () => null,
        });
      },
    );
}
