import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import { isAtRest } from '#core/connections/domain/resting-request.ts';
import { findVisibleParty } from '#core/connections/steps/find-visible-party.ts';
import type { ConnectionRefusal } from '#core/connections/refusals.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { findCorrespondent } from '#core/messaging/domain/message.ts';
import type { SharedSigns } from '#core/safety/domain/shared-signs.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

/** What finding a conversation takes. */
export interface ConversationDependencies {
  readonly connections: Pick<ConnectionRepository, 'findById'>;
  readonly safety: Pick<SafetyRepository, 'relate'>;
  readonly clock: Clock;
}

/** What a member may read of a conversation. */
export interface ReadableConversation {
  readonly otherId: MemberId;
  /** Whose words: everyone's where there is no sender. */
  readonly senderId?: MemberId;
  /** What the two see of each other beside words. */
  readonly signs: SharedSigns;
}

type Readable = Result<
  ReadableConversation,
  NotFound<'connection'> | RefusalOf<'not_accepted', ConnectionRefusal>
>;

/** What the caller may read of the conversation, or why nothing. */
export async function findConversation(
  deps: ConversationDependencies,
  callerId: MemberId,
  connectionId: ConnectionId,
): Promise<Readable> {
  return conversationOf(deps, callerId, await deps.connections.findById(connectionId));
}

/** What the caller may read of the conversation of a connection that was just read, or why nothing. */
export async function conversationOf(
  deps: Omit<ConversationDependencies, 'connections'>,
  callerId: MemberId,
  connection: Connection | null,
): Promise<Readable> {
  const isOpen = connection !== null && !isAtRest(connection, deps.clock.now());
  const other = isOpen ? await findVisibleParty(deps.safety, connection, callerId) : null;
  if (!isOpen || other === null) {
    return refused({ code: 'not_found', subject: 'connection' });
  }
  const correspondent = findCorrespondent(connection, callerId);
  if (!correspondent.ok) return correspondent;
  // The words of former members are gone with them.
  const own = other.sight === 'former' ? { senderId: callerId } : {};
  return granted({ otherId: other.id, signs: other.signs, ...own });
}
