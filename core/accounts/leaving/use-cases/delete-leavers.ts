import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { granted } from '#core/kernel/result.ts';
import {
  decideDeletion,
  type DeletionChange,
} from '#core/accounts/leaving/domain/decide-deletion.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

/** How many accounts to read at once. */
const AT_ONCE = 100;

/** Deletes, and returns for how many members there was something to do. */
export type DeleteLeavers = () => Promise<number>;

interface Dependencies {
  readonly members: Pick<MemberRepository, 'findById'>;
  readonly safety: Pick<SafetyRepository, 'loadStanding' | 'listLeaving'>;
  readonly commit: Commit<DeletionChange, never>;
  /** Removes what deleted rows have left behind where they were stored. */
  readonly removeTraces: () => Promise<void>;
  readonly clock: Clock;
}

/**
 * Deletes the accounts of those who have left and did not come back in time. Several processes may do so at once:
 * each account is deleted once. Traces are removed at once, and again a day later: by then every process has taken
 * in the deletion, and one that died between the two is made up for.
 */
export function makeDeleteLeavers(deps: Dependencies): DeleteLeavers {
  return async () => {
    let number = 0;
    for (;;) {
      const due = await deps.safety.listLeaving(deps.clock.now(), AT_ONCE);
      if (due.length === 0) return number;
      for (const id of due) await deleteLeaver(deps, id);
      await deps.removeTraces();
      for (const id of due) await forgetTraces(deps, id);
      number += due.length;
      if (due.length < AT_ONCE) return number;
    }
  };
}

/** Deletes the account unless the member has come back, or it is deleted already. */
function deleteLeaver(
  { members, safety, commit, clock }: Dependencies,
  id: MemberId,
): Promise<unknown> {
  return decideAndCommit<DeletionChange, never, null, never>(commit, async () => {
    const at = clock.now();
    const standing = await safety.loadStanding(id);
    const self = await members.findById(id);
    const { leavesOn } = standing.value;
    const answer = () => null;
    if (self === null || leavesOn === null || leavesOn > at) return granted({ act: null, answer });
    const act = { ...decideDeletion(self, standing, at), actorId: null, at };
    return granted({ act, answer });
  });
}

/** Notes that the account has left no more traces, unless they are looked for again later. */
function forgetTraces({ safety, commit, clock }: Dependencies, id: MemberId): Promise<unknown> {
  return decideAndCommit<DeletionChange, never, null, never>(commit, async () => {
    const { value, version } = await safety.loadStanding(id);
    const answer = () => null;
    const at = clock.now();
    if (value.leavesOn === null || value.leavesOn > at) return granted({ act: null, answer });
    const standing = { ...value, leavesOn: null };
    const change = { type: 'put_standing', standing, version } as const;
    return granted({ act: { changes: [change], events: [], actorId: null, at }, answer });
  });
}
