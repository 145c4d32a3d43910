import type { ConnectionChange } from '#core/connections/changes.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import { isAtRest, openSince } from '#core/connections/domain/resting-request.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { ConnectionId } from '#core/kernel/ids.ts';
import { granted } from '#core/kernel/result.ts';

/** How many requests end in one commit. */
const AT_ONCE = 50;

/** Asked between commits, it says whether to leave the others for later. */
export type EndRestingRequests = (isStopping?: () => boolean) => Promise<void>;

interface Dependencies {
  readonly connections: Pick<ConnectionRepository, 'listUnanswered' | 'load'>;
  readonly commit: Commit<ConnectionChange, never>;
  readonly clock: Clock;
}

/** Removes every request that rests. Nobody is told, and either may ask the other at once. */
export function makeEndRestingRequests(deps: Dependencies): EndRestingRequests {
  return async (isStopping = () => false) => {
    while (!isStopping()) {
      const until = openSince(deps.clock.now());
      const resting = await deps.connections.listUnanswered(until, AT_ONCE);
      if (resting.length > 0) await end(deps, resting);
      if (resting.length < AT_ONCE) return;
    }
  };
}

function end(
  { connections, commit, clock }: Dependencies,
  ids: readonly ConnectionId[],
): Promise<unknown> {
  return decideAndCommit<ConnectionChange, never, null, never>(commit, async () => {
    const at = clock.now();
    const loaded = await Promise.all(ids.map((id) => connections.load(id)));
    const changes = loaded.flatMap((stored) => {
      if (stored === null || !isAtRest(stored.value, at)) return [];
      const { value, version } = stored;
      return [{ type: 'remove_connection', id: value.id, version, sealing: null } as const];
    });
    const act = changes.length === 0 ? null : { changes, events: [], actorId: null, at };
    return granted({ act, answer: () => null });
  });
}
