import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { SafetyChange } from '#core/safety/changes.ts';
import { isInUse, type Break } from '#core/safety/domain/standing.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

export type TakeBreak = (input: {
  readonly callerId: MemberId;
  /** Whether the caller's connections are told. */
  readonly isTold: boolean;
}) => Promise<Result<Break, RefusalOf<'not_signed_in'>>>;

/** Hides the caller from everyone but their connections. A break that is taken again goes on from when it began. */
export function makeTakeBreak(deps: {
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly commit: Commit<SafetyChange, never>;
  readonly clock: Clock;
}): TakeBreak {
  return ({ callerId, isTold }) =>
    decideAndCommit<SafetyChange, never, Break, RefusalOf<'not_signed_in'>>(
      deps.commit,
      async () => {
        const { value: standing, version } = await deps.safety.loadStanding(callerId);
        if (!isInUse(standing)) return refused({ code: 'not_signed_in' });
        const at = deps.clock.now();
        const onBreak = { since: standing.onBreak?.since ?? at, isTold };
        const change = {
          type: 'put_standing',
          standing: { ...standing, onBreak },
          version,
        } as const;
        const act = { changes: [change], events: [], actorId: callerId, at };
        return granted({ act, answer: () => onBreak });
      },
    );
}
