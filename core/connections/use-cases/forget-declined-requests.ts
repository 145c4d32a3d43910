import { forgetDeclined } from '#core/connections/domain/decide.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import { granted } from '#core/kernel/result.ts';
import type { SafetyChange } from '#core/safety/changes.ts';
import type { DeclinedPair, SafetyRepository } from '#core/safety/ports/safety-repository.ts';

/** How many pairs to read at once. */
const AT_ONCE = 100;

/** Asked between pairs, it says whether to leave the others for later. */
export type ForgetDeclinedRequests = (isStopping?: () => boolean) => Promise<void>;

interface Dependencies {
  readonly safety: Pick<SafetyRepository, 'listDeclined' | 'loadHistory'>;
  readonly commit: Commit<SafetyChange, never>;
  readonly clock: Clock;
}

/** Forgets what declined requests said, once their decline can no longer be undone. */
export function makeForgetDeclinedRequests(deps: Dependencies): ForgetDeclinedRequests {
  return async (isStopping = () => false) => {
    let after = 0;
    for (;;) {
      const pairs = await deps.safety.listDeclined({ after, limit: AT_ONCE });
      for (const pair of pairs) {
        if (isStopping()) return;
        await forget(deps, pair);
      }
      if (pairs.length < AT_ONCE) return;
      after = pairs.at(-1)?.id ?? after;
    }
  };
}

function forget(
  { safety, commit, clock }: Dependencies,
  { memberIds: [one, other] }: DeclinedPair,
): Promise<unknown> {
  return decideAndCommit<SafetyChange, never, null, never>(commit, async () => {
    const at = clock.now();
    const { value, version } = await safety.loadHistory(one, other);
    const history = forgetDeclined(value, at);
    const change = { type: 'put_pair_history', history, version } as const;
    const isSame = value.every(({ declined }, side) => declined === history[side]?.declined);
    const act = isSame ? null : { changes: [change], events: [], actorId: null, at };
    return granted({ act, answer: () => null });
  });
}
