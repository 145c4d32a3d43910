import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import { asSeenBy, type ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { findOtherParty } from '#core/connections/steps/find-other-party.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { isAtRest } from '#core/connections/domain/resting-request.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import type { VisibleMembers } from '#core/members/steps/find-visible-member.ts';

export type GetConnection = (input: {
  readonly callerId: MemberId;
  readonly id: ConnectionId;
}) => Promise<Result<ConnectionWithMember, NotFound<'connection'>>>;

/** One of the caller's connections, with the other party. */
export function makeGetConnection(
  deps: VisibleMembers & { readonly connections: ConnectionRepository; readonly clock: Clock },
): GetConnection {
  return async ({ callerId, id }) => {
    const connection = await deps.connections.findById(id);
    const other = connection && (await findOtherParty(deps, connection, callerId));
    return connection && other && !isAtRest(connection, deps.clock.now())
      ? granted(asSeenBy(connection, callerId, other))
      : refused({ code: 'not_found', subject: 'connection' });
  };
}
