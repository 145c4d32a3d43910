import type { RowRead } from '#adapters/records/field.ts';
import { toWords, type STORED_MESSAGE } from '#adapters/records/message.ts';
import type { ConnectionId, MemberId, MessageId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { Attachment } from '#core/messaging/attachments/domain/attachment.ts';
import { isTakenBack, QUOTED_CHARACTERS, type Message } from '#core/messaging/domain/message.ts';

/** A row of the table `message`, with the beginning of the message that it answers. */
export interface MessageRow extends Omit<RowRead<typeof STORED_MESSAGE>, 'earlier'> {
  readonly edited: number;
  /** `null` where it answers none, or one that is gone. */
  readonly quoted_sender_id: number | null;
  readonly quoted_content: string | null;
  readonly quoted_attachments: string | null;
}

/** A number is never used for two messages, so one that is gone is not found. */
const quoted = (column: string) =>
  `(SELECT ${column} FROM message AS quoted WHERE quoted.id = message.reply_to_id)`;

/** The columns of `MessageRow`. */
export const MESSAGE_COLUMNS = `message.id, message.connection_id, message.sender_id,
  message.receiver_id, message.content, message.attachments, message.read, message.created_at, message.reply_to_id,
  CASE WHEN message.earlier IS NULL THEN 0 ELSE 1 END AS edited,
  ${quoted('sender_id')} AS quoted_sender_id,
  ${quoted(`substr(content, 1, ${QUOTED_CHARACTERS})`)} AS quoted_content,
  ${quoted('attachments')} AS quoted_attachments`;

/** The message of a row, field by field: copying the fields of a shared part would cost three times as much. */
export function toMessage(row: MessageRow): Message {
  const content = toWords(row.content);
  const attachments = toAttachments(row.attachments);
  return {
    id: trusted<MessageId>(row.id),
    connectionId: trusted<ConnectionId>(row.connection_id),
    senderId: trusted<MemberId>(row.sender_id),
    recipientId: trusted<MemberId>(row.receiver_id),
    content,
    attachments,
    read: row.read === 1,
    createdAt: new Date(row.created_at).toISOString(),
    edited: row.edited === 1 && !isTakenBack({ content, attachments }),
    replyTo: toQuotation(row),
  };
}

/** What the message of a row answers; `null` where that is gone. */
export function toQuotation({
  reply_to_id,
  quoted_sender_id,
  quoted_content,
  quoted_attachments,
}: Pick<
  MessageRow,
  'reply_to_id' | 'quoted_sender_id' | 'quoted_content' | 'quoted_attachments'
>): Message['replyTo'] {
  if (reply_to_id === null || quoted_sender_id === null) return null;
  return {
    id: trusted<MessageId>(reply_to_id),
    senderId: trusted<MemberId>(quoted_sender_id),
    content: toWords(quoted_content ?? ''),
    attachments: toAttachments(quoted_attachments).map(({ kind }) => kind),
  };
}

const NO_ATTACHMENTS: readonly Attachment[] = [];

function toAttachments(stored: string | null): readonly Attachment[] {
  return stored === null ? NO_ATTACHMENTS : (JSON.parse(stored) as Attachment[]);
}
