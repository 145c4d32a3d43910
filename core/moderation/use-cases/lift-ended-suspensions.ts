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
import type { ModerationRepository } from '#core/moderation/ports/moderation-repository.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

/** How many suspensions to read at once. */
const AT_ONCE = 100;

const NOTHING_TO_LIFT = granted({ act: null, answer: () => null });

export type LiftEndedSuspensions = () => Promise<void>;

interface Dependencies {
  readonly moderation: Pick<ModerationRepository, 'listEndedSuspensions'>;
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly commit: Commit<MeasureChange | MailChange, MemberEvent>;
  readonly clock: Clock;
}

/** Lifts every suspension that is over. Several processes may do so at once: each is lifted once. */
export function makeLiftEndedSuspensions(deps: Dependencies): LiftEndedSuspensions {
  return async () => {
    for (;;) {
      const ended = await deps.moderation.listEndedSuspensions(deps.clock.now(), AT_ONCE);
      for (const memberId of ended) await lift(deps, memberId);
      if (ended.length < AT_ONCE) return;
    }
  };
}

function lift({ safety, commit, clock }: Dependencies, memberId: MemberId): Promise<unknown> {
  return decideAndCommit<MeasureChange | MailChange, MemberEvent, null, MeasureRefusal>(
    commit,
    async () => {
      const at = clock.now();
      const standing = await safety.loadStanding(memberId);
      const { account } = standing.value;
      if (account.status !== 'suspended' || account.until > at) return NOTHING_TO_LIFT;
      const record = { at, actor: 'clock', reportId: null, reason: null, words: null } as const;
      const decided = decideMeasure(standing, { action: 'lift' }, record);
      if (!decided.ok) return decided;
      return granted({
        act: { ...announce(decided.value), actorId: null, at },
        answer: () => null,
      });
    },
  );
}
