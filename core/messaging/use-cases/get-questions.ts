import { togetherSeenBy, type TogetherSeen } from '#core/connections/domain/together-seen.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import type { ConnectionRefusal } from '#core/connections/refusals.ts';
import { findVisibleParty } from '#core/connections/steps/find-visible-party.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

export type GetQuestions = (input: {
  readonly callerId: MemberId;
  readonly connectionId: ConnectionId;
}) => Promise<
  Result<TogetherSeen, NotFound<'connection'> | RefusalOf<'not_accepted', ConnectionRefusal>>
>;

/** The questions that the caller and the other of a connection answer together. */
export function makeGetQuestions(deps: {
  readonly connections: Pick<ConnectionRepository, 'findById' | 'loadTogether'>;
  readonly safety: Pick<SafetyRepository, 'relate'>;
}): GetQuestions {
  return async ({ callerId, connectionId }) => {
    const connection = await deps.connections.findById(connectionId);
    const party = connection && (await findVisibleParty(deps.safety, connection, callerId));
    if (!party) return refused({ code: 'not_found', subject: 'connection' });
    const together = await deps.connections.loadTogether(connectionId);
    if (together === null) return refused({ code: 'not_accepted' });
    return granted(togetherSeenBy(connection, together.value, callerId));
  };
}
