import type { KeptDayChange } from '#core/connections/days/changes.ts';
import type { KeptDayRepository } from '#core/connections/days/ports/kept-day-repository.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { KeptDayId, MemberId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';

export type RemoveDay = (input: {
  readonly callerId: MemberId;
  readonly id: KeptDayId;
}) => Promise<Result<null, NotFound<'day'>>>;

/** Removes a day that the caller keeps. Nobody is told. */
export function makeRemoveDay(deps: {
  readonly keptDays: Pick<KeptDayRepository, 'load'>;
  readonly commit: Commit<KeptDayChange, never>;
  readonly clock: Clock;
}): RemoveDay {
  return ({ callerId, id }) =>
    decideAndCommit(deps.commit, async () => {
      const loaded = await deps.keptDays.load(id);
      if (loaded?.value.memberId !== callerId) {
        return refused({ code: 'not_found', subject: 'day' });
      }
      const changes = [{ type: 'remove_kept_day', id, memberId: callerId }] as const;
      const act = { changes, events: [], actorId: callerId, at: deps.clock.now() };
      return granted({ act, answer: () => null });
    });
}
