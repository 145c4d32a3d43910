import type { Branded } from '#core/kernel/branded.ts';
import { parserBy, type Parser } from '#core/kernel/parser.ts';
import type { ConnectionId, MemberId, MessageId } from '#core/kernel/ids.ts';
import { requiredTextRule, type FieldRule } from '#core/kernel/field-rule.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import type { MessageFault, MessageRefusal } from '#core/messaging/refusals.ts';
import type { ConnectionRefusal } from '#core/connections/refusals.ts';
import { otherParty, type Connection } from '#core/connections/domain/connection.ts';

/** What a member writes to another: 1 to 4,000 characters, normalised. */
export type MessageText = Branded<string, 'MessageText'>;

/** One message between the two members of an accepted connection. */
export interface Message {
  readonly id: MessageId;
  readonly connectionId: ConnectionId;
  readonly senderId: MemberId;
  readonly recipientId: MemberId;
  readonly content: MessageText;
  /** True once the recipient has viewed it. */
  readonly read: boolean;
  readonly createdAt: string;
}

/** A message that storage has not given an id yet; it is unread. */
export type NewMessage = Omit<Message, 'id' | 'read'>;

/** The content of a message, already normalised: 1 to 4,000 characters. */
export const checkMessageContent: FieldRule<string, MessageFault> = requiredTextRule(
  'message',
  4000,
);

export const parseMessageText: Parser<MessageText, MessageFault> = parserBy(checkMessageContent);

type ConversationRefusal = RefusalOf<'not_found'> | RefusalOf<'not_accepted', ConnectionRefusal>;

/** The other party when the actor may read and write here: only in their own, accepted connections. */
export function findCorrespondent(
  connection: Connection,
  actorId: MemberId,
): Result<MemberId, ConversationRefusal> {
  const correspondentId = otherParty(connection, actorId);
  if (correspondentId === null) return refused({ code: 'not_found', subject: 'connection' });
  return connection.status === 'accepted'
    ? granted(correspondentId)
    : refused({ code: 'not_accepted' });
}

/** The message that the actor sends to the other party, or why they may not. */
export function composeMessage(
  connection: Connection,
  draft: { readonly actorId: MemberId; readonly content: MessageText; readonly at: string },
): Result<NewMessage, ConversationRefusal> {
  const correspondent = findCorrespondent(connection, draft.actorId);
  if (!correspondent.ok) return correspondent;
  return granted({
    connectionId: connection.id,
    senderId: draft.actorId,
    recipientId: correspondent.value,
    content: draft.content,
    createdAt: draft.at,
  });
}

/**
 * What comes of sending the draft when this message stands under its idempotency key: the same message
 * when it says the same.
 */
export function repeatMessage(
  standing: Message,
  draft: Pick<NewMessage, 'content'>,
): Result<Message, RefusalOf<'idempotency_key_reused', MessageRefusal>> {
  return standing.content === draft.content
    ? granted(standing)
    : refused({ code: 'idempotency_key_reused' });
}

/** The message as read; only its recipient may say so, and saying it again changes nothing. */
export function markAsRead(
  message: Message,
  actorId: MemberId,
): Result<Message, RefusalOf<'not_found'> | RefusalOf<'forbidden'>> {
  if (actorId === message.recipientId) return granted({ ...message, read: true });
  return refused(
    actorId === message.senderId
      ? { code: 'forbidden' }
      : { code: 'not_found', subject: 'message' },
  );
}
