import { noConnection, type ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { transition, type ConnectionRefusal } from '#core/connections/domain/transition.ts';
import { toMember } from '#core/members/domain/member.ts';
import { findRelationshipType } from '#core/members/domain/relationship-types.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { ConnectionRepository } from '#core/connections/connection-repository.ts';
import type { EventBus } from '#core/kernel/event-bus.ts';
import type { MemberRepository } from '#core/members/member-repository.ts';

export type RequestConnection = (input: {
  readonly callerId: number;
  readonly userId1: number;
  readonly userId2: number;
  readonly relationshipTypeId: number | null;
}) => Promise<Result<ConnectionWithMember, ConnectionRefusal | RefusalOf<'not_signed_in'>>>;

/** Asks another member to connect. */
export function makeRequestConnection(deps: {
  readonly members: MemberRepository;
  readonly connections: ConnectionRepository;
  readonly clock: Clock;
  readonly events: EventBus;
}): RequestConnection {
  return async ({ callerId, userId1, userId2, relationshipTypeId }) => {
    const requested = transition(noConnection({ userId1, userId2 }), {
      type: 'request',
      actorId: userId1,
      relationshipTypeId,
      at: deps.clock.now(),
    });
    if (!requested.ok) return requested;
    if (relationshipTypeId !== null && findRelationshipType(relationshipTypeId) === null) {
      return refused({ code: 'not_found', subject: 'relationship type' });
    }
    const [asking, asked] = await Promise.all(
      [userId1, userId2].map((id) => deps.members.findById(id)),
    );
    if (!asking && userId1 === callerId) return refused({ code: 'not_signed_in' });
    if (!asking || !asked) return refused({ code: 'not_found', subject: 'member' });
    if (userId1 !== callerId) return refused({ code: 'forbidden' });
    const stored = await deps.connections.create(requested.value);
    if (!stored.ok) return stored;
    deps.events.announce({
      type: 'connection_requested',
      connectionId: stored.value.id,
      memberIds: [userId1, userId2],
    });
    return granted({ ...stored.value, member: toMember(asked) });
  };
}
