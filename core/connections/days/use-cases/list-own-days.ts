import { sharedWithin, type KeptDay } from '#core/connections/days/domain/kept-day.ts';
import type { KeptDayRepository } from '#core/connections/days/ports/kept-day-repository.ts';
import { listSharedConnections } from '#core/connections/days/steps/list-shared-connections.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import type { MemberId } from '#core/kernel/ids.ts';

export type ListOwnDays = (input: { readonly callerId: MemberId }) => Promise<readonly KeptDay[]>;

/** The days that the caller keeps, each with the connections that it is shared on, as long as they last. */
export function makeListOwnDays(deps: {
  readonly keptDays: Pick<KeptDayRepository, 'listOf'>;
  readonly connections: Pick<ConnectionRepository, 'listOf'>;
}): ListOwnDays {
  return async ({ callerId }) => {
    const kept = await deps.keptDays.listOf(callerId);
    if (kept.length === 0) return [];
    const connections = await listSharedConnections(deps, callerId);
    return kept.map((day) => sharedWithin(day, connections));
  };
}
