import type { MemberId } from '#core/kernel/ids.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import type { LoadedPair } from '#core/connections/domain/loaded-pair.ts';

/**
 * Loads both, the history first: an act that connects, parts or blocks the two after that stores it again,
 * and so stops a decision that is based on the one read here.
 */
export async function loadPair(
  deps: {
    readonly safety: Pick<SafetyRepository, 'loadHistory'>;
    readonly connections: Pick<ConnectionRepository, 'findBetween' | 'load'>;
  },
  memberId: MemberId,
  otherId: MemberId,
): Promise<LoadedPair> {
  const history = await deps.safety.loadHistory(memberId, otherId);
  const between = await deps.connections.findBetween(memberId, otherId);
  return { history, connection: between && (await deps.connections.load(between.id)) };
}
