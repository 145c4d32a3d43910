import type { MemberId } from '#core/kernel/ids.ts';
import {
  asSeenBy,
  otherParty,
  type ConnectionWithMember,
  type Pair,
} from '#core/connections/domain/connection.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { isAtRest } from '#core/connections/domain/resting-request.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import { findOtherParty } from '#core/connections/steps/find-other-party.ts';
import type { VisibleMembers } from '#core/members/steps/find-visible-member.ts';

export type GetConnectionBetween = (
  input: Pair & { readonly callerId: MemberId },
) => Promise<Result<ConnectionWithMember | null, RefusalOf<'forbidden'>>>;

/** The connection between the caller and another, named in either order; `null` when there is none. */
export function makeGetConnectionBetween(
  deps: VisibleMembers & { readonly connections: ConnectionRepository; readonly clock: Clock },
): GetConnectionBetween {
  return async ({ callerId, ...pair }) => {
    const otherId = otherParty(pair, callerId);
    if (otherId === null) return refused({ code: 'forbidden' });
    const connection = await deps.connections.findBetween(callerId, otherId);
    const other = connection && (await findOtherParty(deps, connection, callerId));
    const isOpen = connection !== null && !isAtRest(connection, deps.clock.now());
    return granted(isOpen && other ? asSeenBy(connection, callerId, other) : null);
  };
}
