import type { Branded } from '#core/kernel/branded.ts';
import { parserBy, type Parser } from '#core/kernel/parser.ts';
import type { ConnectionId, MemberId, MessageId } from '#core/kernel/ids.ts';
import { bounded, requiredTextRule, type FieldRule } from '#core/kernel/field-rule.ts';
import { isVisibleText } from '#core/kernel/text.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import type { MessageFault, MessageRefusal } from '#core/messaging/refusals.ts';
import type { ConnectionRefusal } from '#core/connections/refusals.ts';
import type { Attachment, AttachmentKind } from '#core/messaging/attachments/domain/attachment.ts';
import type { ChosenAttachment } from '#core/messaging/attachments/domain/choose-attachments.ts';
import { otherParty, type Connection } from '#core/connections/domain/connection.ts';

/** What a member writes to another: 1 to 4,000 characters, normalised. */
export type MessageText = Branded<string, 'MessageText'>;

/** What a message said before its sender changed it, and until when. */
export interface EarlierWording {
  /** `null` where it had no words. */
  readonly content: MessageText | null;
  readonly until: string;
  /** What it had beside words, if its sender has taken it back since. */
  readonly attachments?: readonly Attachment[];
}

/** One message between the two members of an accepted connection, as it is stored. */
export interface StoredMessage {
  readonly id: MessageId;
  readonly connectionId: ConnectionId;
  readonly senderId: MemberId;
  readonly recipientId: MemberId;
  /** `null` where it has no words: once its sender has taken it back, or where there are attachments alone. */
  readonly content: MessageText | null;
  /** None once its sender has taken it back. */
  readonly attachments: readonly Attachment[];
  /** Oldest first. Kept as evidence: nobody but those who answer reports is shown it. */
  readonly earlier: readonly EarlierWording[];
  /** The message of this conversation that it answers. */
  readonly replyToId: MessageId | null;
  /** True once the recipient has viewed it. */
  readonly read: boolean;
  readonly createdAt: string;
}

/** The beginning of the message that another one answers: without words and attachments once that is taken back. */
export interface Quotation extends Pick<StoredMessage, 'id' | 'senderId'> {
  readonly content: string | null;
  readonly attachments: readonly AttachmentKind[];
}

/** A message as the two of the conversation see it. */
export interface Message extends Omit<StoredMessage, 'earlier' | 'replyToId'> {
  /** Whether it says something else than at first; of one that is taken back, that does not matter. */
  readonly edited: boolean;
  /** What it answers; `null` also where that is gone. */
  readonly replyTo: Quotation | null;
}

/** A message that storage has not given an id yet; it is unread, and says what it says for the first time. */
export type NewMessage = Omit<StoredMessage, 'id' | 'read' | 'earlier'>;

/** Whether its sender has taken it back: every other message has words or attachments. */
export function isTakenBack({
  content,
  attachments,
}: {
  readonly content: string | null;
  readonly attachments: readonly unknown[];
}): boolean {
  return content === null && attachments.length === 0;
}

/** How many characters of a message a quotation shows at most. */
export const QUOTED_CHARACTERS = 160;

/** The message as the two see it; `quoted` is the message it answers, if that is there. */
export function toMessage(stored: StoredMessage, quoted: Quoted | null): Message {
  const { earlier, replyToId, ...message } = stored;
  return {
    ...message,
    edited: !isTakenBack(message) && earlier.length > 0,
    replyTo: replyToId === null || quoted === null ? null : quote(quoted),
  };
}

/** A message that is quoted, or its beginning. */
type Quoted = Omit<Quotation, 'attachments'> & {
  readonly attachments: readonly (AttachmentKind | Attachment)[];
};

/** The beginning of a message, for the one that answers it. */
export function quote({ id, senderId, content, attachments: shown }: Quoted): Quotation {
  const attachments = shown.map((one) => (typeof one === 'string' ? one : one.kind));
  if (content === null) return { id, senderId, content, attachments };
  const beginning = Array.from(content).slice(0, QUOTED_CHARACTERS).join('');
  return { id, senderId, content: beginning, attachments };
}

/** The message with no words but its sender's: of a former member nothing is quoted. */
export function withoutOthersWords(message: Message): Message {
  const { replyTo, senderId } = message;
  return replyTo === null || replyTo.senderId === senderId
    ? message
    : { ...message, replyTo: null };
}

const checkMessageText = requiredTextRule('message', 4000);

/** The content of a message, already normalised: 1 to 4,000 characters. What nobody can see counts as empty. */
export const checkMessageContent: FieldRule<string, MessageFault> = bounded(
  { ...checkMessageText.bounds },
  (content) =>
    checkMessageText(content) ??
    (isVisibleText(content) ? null : { rule: 'required', field: 'message' }),
);

export const parseMessageText: Parser<MessageText, MessageFault> = parserBy(checkMessageContent);

type ConversationRefusal = NotFound<'connection'> | RefusalOf<'not_accepted', ConnectionRefusal>;

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
  draft: {
    readonly actorId: MemberId;
    readonly content: MessageText | null;
    readonly attachments?: readonly Attachment[];
    readonly replyToId: MessageId | null;
    readonly at: string;
  },
): Result<NewMessage, ConversationRefusal> {
  const correspondent = findCorrespondent(connection, draft.actorId);
  if (!correspondent.ok) return correspondent;
  return granted({
    connectionId: connection.id,
    senderId: draft.actorId,
    recipientId: correspondent.value,
    content: draft.content,
    attachments: draft.attachments ?? [],
    replyToId: draft.replyToId,
    createdAt: draft.at,
  });
}

/**
 * What comes of sending the draft when this message stands under its idempotency key: the same message
 * when it said the same at first, in answer to the same.
 */
export function repeatMessage(
  standing: StoredMessage,
  draft: Pick<NewMessage, 'content' | 'replyToId'> & {
    readonly attachments: readonly ChosenAttachment[];
  },
): Result<StoredMessage, RefusalOf<'idempotency_key_reused', MessageRefusal>> {
  const [first = standing] = standing.earlier;
  const isSame =
    first.content === draft.content &&
    standing.replyToId === draft.replyToId &&
    isSent(standing, draft.attachments);
  return isSame ? granted(standing) : refused({ code: 'idempotency_key_reused' });
}

/** Whether the message was sent with these attachments. */
function isSent(standing: StoredMessage, chosen: readonly ChosenAttachment[]): boolean {
  const sent = standing.earlier.at(-1)?.attachments ?? standing.attachments;
  return (
    sent.length === chosen.length &&
    sent.every((one, place) => {
      const named = chosen[place];
      const isDescribed = one.kind !== 'picture' || one.description === named?.description;
      return one.key === named?.key && isDescribed;
    })
  );
}

/** The message as read; only its recipient may say so, and saying it again changes nothing. */
export function markAsRead(
  message: Message,
  actorId: MemberId,
): Result<Message, NotFound<'message'> | RefusalOf<'forbidden'>> {
  if (actorId === message.recipientId) return granted({ ...message, read: true });
  return refused(
    actorId === message.senderId
      ? { code: 'forbidden' }
      : { code: 'not_found', subject: 'message' },
  );
}
