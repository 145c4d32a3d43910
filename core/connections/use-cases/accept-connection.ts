import { otherParty, type ConnectionWithMember } from '#core/connections/domain/connection.ts';
import type { ConnectionRefusal } from '#core/connections/domain/transition.ts';
import { toMember } from '#core/members/domain/member.ts';
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

/** Says yes to a request that the caller received. */
export function makeAcceptConnection(deps: {
  readonly members: MemberRepository;
  readonly connections: ConnectionRepository;
  readonly clock: Clock;
  readonly events: EventBus;
}): AcceptConnection {
  return async ({ callerId, id }) => {
    const changed = await changeConnection(deps.connections, id, () => ({
      type: 'accept',
      actorId: callerId,
      at: deps.clock.now(),
    }));
    if (!changed.ok) return changed;
    const state = changed.value;
    deps.events.announce({
      type: 'connection_accepted',
      connectionId: id,
      memberIds: [state.userId1, state.userId2],
    });
    const other = await deps.members.findById(otherParty(state, callerId) ?? callerId);
    if (state.status === 'none' || other === null) {
      return refused({ code: 'not_found', subject: 'connection' });
    }
    return granted({ ...state, id, member: toMember(other) });
  };
}
