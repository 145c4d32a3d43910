import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { granted } from '#core/kernel/result.ts';
import type { SafetyChange } from '#core/safety/changes.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

export type EndBreak = (callerId: MemberId) => Promise<unknown>;

/** Lets everyone find the caller again, with the requests that waited; without a break it stores nothing. */
export function makeEndBreak(deps: {
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly commit: Commit<SafetyChange, never>;
  readonly clock: Clock;
}): EndBreak {
  return (callerId) =>
    decideAndCommit<SafetyChange, never, null, never>(deps.commit, async () => {
      const { value: standing, version } = await deps.safety.loadStanding(callerId);
      const answer = () => null;
      if (standing.onBreak === null) return granted({ act: null, answer });
      const ended = { ...standing, onBreak: null };
      const change = { type: 'put_standing', standing: ended, version } as const;
      const at = deps.clock.now();
      return granted({ act: { changes: [change], events: [], actorId: callerId, at }, answer });
    });
}
