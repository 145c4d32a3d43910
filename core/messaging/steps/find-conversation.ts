import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import { otherParty, type Connection } from '#core/connections/domain/connection.ts';
import { isAtRest } from '#core/connections/domain/resting-request.ts';
import { visibleParty } from '#core/connections/steps/find-visible-party.ts';
import type { ConnectionRefusal } from '#core/connections/refusals.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { findCorrespondent } from '#core/messaging/domain/message.ts';
import type { SharedSigns } from '#core/safety/domain/shared-signs.ts';
import type { Relation } from '#core/safety/domain/visibility.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

/** What finding a conversation takes. */
export interface ConversationDependencies {
  readonly connections: Pick<ConnectionRepository, 'findById'>;
  readonly safety: Pick<SafetyRepository, 'relateIn'>;
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
  { connections, safety, clock }: ConversationDependencies,
  callerId: MemberId,
  connectionId: ConnectionId,
): Promise<Readable> {
  const [connection, relation] = await Promise.all([
    connections.findById(connectionId),
    safety.relateIn(connectionId, callerId),
  ]);
  const isOpen = connection !== null && !isAtRest(connection, clock.now());
  return readableBy(callerId, isOpen ? connection : null, relation);
}

/** What it takes when the connection is known. */
export interface RelatingDependencies {
  readonly safety: Pick<SafetyRepository, 'relate'>;
  readonly clock: Clock;
}

/** What the caller may read of the conversation of a connection that was just read, or why nothing. */
export async function conversationOf(
  { safety, clock }: RelatingDependencies,
  callerId: MemberId,
  connection: Connection | null,
): Promise<Readable> {
  const isOpen = connection !== null && !isAtRest(connection, clock.now());
  const otherId = isOpen ? otherParty(connection, callerId) : null;
  const relation = otherId === null ? null : await safety.relate(callerId, otherId);
  return readableBy(callerId, isOpen ? connection : null, relation);
}

function readableBy(
  callerId: MemberId,
  connection: Connection | null,
  relation: Relation | null,
): Readable {
  const other = connection && visibleParty(connection, callerId, relation);
  if (connection === null || other === null) {
    return refused({ code: 'not_found', subject: 'connection' });
  }
  const correspondent = findCorrespondent(connection, callerId);
  if (!correspondent.ok) return correspondent;
  // The words of former members are gone with them.
  const own = other.sight === 'former' ? { senderId: callerId } : {};
  return granted({ otherId: other.id, signs: other.signs, ...own });
}
