import type { KeptDayChange } from '#core/connections/days/changes.ts';
import {
  checkMeaning,
  sharedWithin,
  type DayDraft,
  type KeptDay,
} from '#core/connections/days/domain/kept-day.ts';
import type { KeptDayRepository } from '#core/connections/days/ports/kept-day-repository.ts';
import type { DayRefusal } from '#core/connections/days/refusals.ts';
import { listSharedConnections } from '#core/connections/days/steps/list-shared-connections.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit, type Proposal } from '#core/kernel/commit.ts';
import type { KeptDayId, MemberId } from '#core/kernel/ids.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';

interface Input {
  readonly callerId: MemberId;
  readonly id: KeptDayId;
  readonly draft: DayDraft;
}

type ChangeRefusal = NotFound<'day'> | RefusalOf<'birthday_kept', DayRefusal>;

export type ChangeDay = (input: Input) => Promise<Result<KeptDay, ChangeRefusal>>;

interface Dependencies {
  readonly keptDays: Pick<KeptDayRepository, 'load' | 'listOf'>;
  readonly connections: Pick<ConnectionRepository, 'listOf'>;
  readonly commit: Commit<KeptDayChange, never>;
  readonly clock: Clock;
}

/** Puts a day of the caller's in the place of what it was. Nobody is told, least of all those who see it no more. */
export function makeChangeDay(deps: Dependencies): ChangeDay {
  return (input) => decideAndCommit(deps.commit, () => decide(deps, input));
}

async function decide(
  deps: Dependencies,
  { callerId, id, draft }: Input,
): Promise<Result<Proposal<KeptDayChange, never, KeptDay>, ChangeRefusal>> {
  // The version comes first: what is seen after that can only be newer.
  const before = await deps.keptDays.load(id);
  const [kept, connections] = await Promise.all([
    deps.keptDays.listOf(callerId),
    listSharedConnections(deps, callerId),
  ]);
  if (before?.value.memberId !== callerId) return refused({ code: 'not_found', subject: 'day' });
  const others = kept.filter((other) => other.id !== id);
  const checked = checkMeaning(others, draft.meaning);
  if (!checked.ok) return checked;
  const day = { id, memberId: callerId, ...sharedWithin(draft, connections) };
  const changes = [{ type: 'replace_kept_day', day, version: before.version }] as const;
  const act = { changes, events: [], actorId: callerId, at: deps.clock.now() };
  return granted({ act, answer: () => day });
}
