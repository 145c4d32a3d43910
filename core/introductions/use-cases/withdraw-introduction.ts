import type { IntroductionChange } from '#core/introductions/changes.ts';
import { isOver } from '#core/introductions/domain/introduction.ts';
import type { IntroductionRepository } from '#core/introductions/ports/introduction-repository.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { IntroductionId, MemberId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';

export type WithdrawIntroduction = (input: {
  readonly callerId: MemberId;
  readonly id: IntroductionId;
}) => Promise<Result<null, NotFound<'introduction'>>>;

/**
 * Takes back an introduction that the caller has made, which is kept for as long as any other: so a no stays a no. If the
 * two are connected already, they stay so.
 */
export function makeWithdrawIntroduction(deps: {
  readonly introductions: Pick<IntroductionRepository, 'load'>;
  readonly commit: Commit<IntroductionChange, never>;
  readonly clock: Clock;
}): WithdrawIntroduction {
  return ({ callerId, id }) =>
    decideAndCommit(deps.commit, async () => {
      const at = deps.clock.now();
      const loaded = await deps.introductions.load(id);
      if (loaded?.value.introducerId !== callerId || isOver(loaded.value, at)) {
        return refused({ code: 'not_found', subject: 'introduction' });
      }
      const { value, version } = loaded;
      if (value.isWithdrawn) return granted({ act: null, answer: () => null });
      const introduction = { ...value, isWithdrawn: true };
      const changes = [{ type: 'replace_introduction', introduction, version }] as const;
      const act = { changes, events: [], actorId: callerId, at };
      return granted({ act, answer: () => null });
    });
}
