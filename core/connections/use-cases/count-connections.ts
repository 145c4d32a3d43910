import type { MemberId } from '#core/kernel/ids.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { openSince } from '#core/connections/domain/resting-request.ts';
import type { ConnectionCounts } from '#core/connections/domain/connection.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';

export type CountConnections = (input: {
  readonly callerId: MemberId;
}) => Promise<ConnectionCounts>;

/** How many connections the caller has, and how many requests wait on either side. */
export function makeCountConnections(deps: {
  readonly connections: ConnectionRepository;
  readonly clock: Clock;
}): CountConnections {
  return ({ callerId }) => deps.connections.countOf(callerId, openSince(deps.clock.now()));
}
