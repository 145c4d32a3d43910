import { otherParty, type ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { transition, type ConnectionRefusal } from '#core/connections/domain/transition.ts';
import { toMember, type Self } from '#core/members/domain/member.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { ConnectionRepository } from '#core/connections/connection-repository.ts';
import type { EventBus } from '#core/kernel/event-bus.ts';
import type { MemberRepository } from '#core/members/member-repository.ts';
import { changeConnection } from './change-connection.ts';

export type AcceptConnection = (input: {
  readonly callerId: number;
  readonly id: number;
}) => Promise<Result<ConnectionWithMember, ConnectionRefusal>>;

interface Dependencies {
  readonly members: MemberRepository;
  readonly connections: ConnectionRepository;
  readonly clock: Clock;
  readonly events: EventBus;
}

/**
 * Says yes to a request that the caller received. What the answer takes is read before anything is
 * written, so that whoever is refused has changed nothing.
 */
export function makeAcceptConnection(deps: Dependencies): AcceptConnection {
  return async ({ callerId, id }) => {
    const other = await findOther(deps, { callerId, id });
    if (other === null) return refused({ code: 'not_found', subject: 'connection' });
    const changed = await changeConnection(
      deps.connections,
      { id, actorId: callerId },
      (connection) =>
        transition(connection, { type: 'accept', actorId: callerId, at: deps.clock.now() }),
    );
    if (!changed.ok) return changed;
    const { userId1, userId2 } = changed.value;
    deps.events.announce({
      type: 'connection_accepted',
      connectionId: id,
      memberIds: [userId1, userId2],
    });
    return granted({ ...changed.value, id, member: toMember(other) });
  };
}

/** The other party of the caller's connection. */
async function findOther(
  { members, connections }: Pick<Dependencies, 'members' | 'connections'>,
  { callerId, id }: { readonly callerId: number; readonly id: number },
): Promise<Self | null> {
  const connection = await connections.findById(id);
  const otherId = connection && otherParty(connection, callerId);
  return otherId === null ? null : members.findById(otherId);
}
