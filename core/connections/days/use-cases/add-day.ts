import type { KeptDayChange } from '#core/connections/days/changes.ts';
import {
  checkOneMore,
  sharedWithin,
  type DayDraft,
  type KeptDay,
} from '#core/connections/days/domain/kept-day.ts';
import type { KeptDayRepository } from '#core/connections/days/ports/kept-day-repository.ts';
import type { DayRefusal } from '#core/connections/days/refusals.ts';
import { listSharedConnections } from '#core/connections/days/steps/list-shared-connections.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, type Result } from '#core/kernel/result.ts';

export type AddDay = (input: {
  readonly callerId: MemberId;
  readonly draft: DayDraft;
}) => Promise<Result<KeptDay, RefusalOf<'too_many_days' | 'birthday_kept', DayRefusal>>>;

/** Keeps one more day for the caller. No event tells of it. */
export function makeAddDay(deps: {
  readonly keptDays: Pick<KeptDayRepository, 'listOf'>;
  readonly connections: Pick<ConnectionRepository, 'listOf'>;
  readonly commit: Commit<KeptDayChange, never>;
  readonly clock: Clock;
}): AddDay {
  return ({ callerId, draft }) =>
    decideAndCommit(deps.commit, async () => {
      const [kept, connections] = await Promise.all([
        deps.keptDays.listOf(callerId),
        listSharedConnections(deps, callerId),
      ]);
      const checked = checkOneMore(kept, draft);
      if (!checked.ok) return checked;
      const day = { memberId: callerId, ...sharedWithin(draft, connections) };
      const changes = [{ type: 'add_kept_day', day, kept: kept.length }] as const;
      const act = { changes, events: [], actorId: callerId, at: deps.clock.now() };
      return granted({ act, answer: (id) => ({ id, ...day }) });
    });
}
