import type { ConnectionChange } from '#core/connections/changes.ts';
import type { Act } from '#core/kernel/commit.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { ConversationEvent } from '#core/messaging/events.ts';

/** The connection of a member, and the other of it. */
interface Between {
  readonly connection: { readonly id: ConnectionId };
  readonly otherId: MemberId;
}

/** What is stored when a member changes what two keep together or are to each other, of which both pages hear. */
export function actForTwo(
  { connection: { id: connectionId }, otherId }: Between,
  change: ConnectionChange,
  { callerId, at }: { readonly callerId: MemberId; readonly at: string },
): Act<ConnectionChange, ConversationEvent> {
  const memberIds = [callerId, otherId];
  return {
    changes: [change],
    events: [{ type: 'conversation_changed', isShared: true, connectionId, memberIds }],
    actorId: callerId,
    at,
  };
}
