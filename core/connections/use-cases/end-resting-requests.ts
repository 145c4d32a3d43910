import type { ConnectionChange } from '#core/connections/changes.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import { isAtRest, openSince } from '#core/connections/domain/resting-request.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { ConnectionId } from '#core/kernel/ids.ts';
import { granted } from '#core/kernel/result.ts';

/** How many requests to read at once. */
const AT_ONCE = 100;

export type EndRestingRequests = () => Promise<void>;

interface Dependencies {
  readonly connections: Pick<ConnectionRepository, 'listUnanswered' | 'load'>;
  readonly commit: Commit<ConnectionChange, never>;
  readonly clock: Clock;
}

/** Removes every request that rests. Nobody is told, and either may ask the other at once. */
export function makeEndRestingRequests(deps: Dependencies): EndRestingRequests {
  return async () => {
    for (;;) {
      const until = openSince(deps.clock.now());
      const resting = await deps.connections.listUnanswered(until, AT_ONCE);
      for (const id of resting) await end(deps, id);
      if (resting.length < AT_ONCE) return;
    }
  };
}

function end({ connections, commit, clock }: Dependencies, id: ConnectionId): Promise<unknown> {
  return decideAndCommit<ConnectionChange, never, null, never>(commit, async () => {
    const at = clock.now();
    const stored = await connections.load(id);
    const answer = () => null;
    if (stored === null || !isAtRest(stored.value, at)) return granted({ act: null, answer });
    const { version } = stored;
    const change = { type: 'remove_connection', id, version, sealing: null } as const;
    return granted({ act: { changes: [change], events: [], actorId: null, at }, answer });
  });
}
