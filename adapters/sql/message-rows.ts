import type { ConnectionId, MemberId, MessageId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import {
  QUOTED_CHARACTERS,
  type EarlierWording,
  type Message,
  type MessageText,
  type StoredMessage,
} from '#core/messaging/domain/message.ts';

/** The columns of the table `message` that every reader needs. */
interface PlainRow {
  readonly id: number;
  readonly connection_id: number;
  readonly sender_id: number;
  readonly receiver_id: number;
  /** Empty once the message is taken back. */
  readonly content: string;
  readonly read: number;
  readonly created_at: number;
  readonly reply_to_id: number | null;
}

/** A row of the table `message`, with the beginning of the message that it answers. */
export interface MessageRow extends PlainRow {
  readonly edited: number;
  /** `null` where it answers none, or one that is gone. */
  readonly quoted_sender_id: number | null;
  readonly quoted_content: string | null;
}

/** A row of the table `message` as it is stored. */
export interface StoredMessageRow extends PlainRow {
  /** JSON; `null` while it says what it said at first. */
  readonly earlier: string | null;
}

const PLAIN_COLUMNS = `message.id, message.connection_id, message.sender_id, message.receiver_id,
  message.content, message.read, message.created_at, message.reply_to_id`;

/** A number is never used for two messages, so one that is gone is not found. */
const quoted = (column: string) =>
  `(SELECT ${column} FROM message AS quoted WHERE quoted.id = message.reply_to_id)`;

/** The columns of `MessageRow`. */
export const MESSAGE_COLUMNS = `${PLAIN_COLUMNS},
  CASE WHEN message.earlier IS NULL THEN 0 ELSE 1 END AS edited,
  ${quoted('sender_id')} AS quoted_sender_id,
  ${quoted(`substr(content, 1, ${QUOTED_CHARACTERS})`)} AS quoted_content`;

/** The columns of `StoredMessageRow`. */
export const STORED_MESSAGE_COLUMNS = `${PLAIN_COLUMNS}, message.earlier`;

/** The message of a row, field by field: copying the fields of a shared part would cost three times as much. */
export function toMessage(row: MessageRow): Message {
  const content = toWords(row.content);
  return {
    id: trusted<MessageId>(row.id),
    connectionId: trusted<ConnectionId>(row.connection_id),
    senderId: trusted<MemberId>(row.sender_id),
    recipientId: trusted<MemberId>(row.receiver_id),
    content,
    read: row.read === 1,
    createdAt: new Date(row.created_at).toISOString(),
    edited: row.edited === 1 && content !== null,
    replyTo: toQuotation(row),
  };
}

/** What the message of a row answers; `null` where that is gone. */
export function toQuotation({
  reply_to_id,
  quoted_sender_id,
  quoted_content,
}: Pick<MessageRow, 'reply_to_id' | 'quoted_sender_id' | 'quoted_content'>): Message['replyTo'] {
  if (reply_to_id === null || quoted_sender_id === null) return null;
  return {
    id: trusted<MessageId>(reply_to_id),
    senderId: trusted<MemberId>(quoted_sender_id),
    content: toWords(quoted_content ?? ''),
  };
}

/** The message of a row, as it is stored. */
export function toStoredMessage(row: StoredMessageRow): StoredMessage {
  const { reply_to_id } = row;
  return {
    id: trusted<MessageId>(row.id),
    connectionId: trusted<ConnectionId>(row.connection_id),
    senderId: trusted<MemberId>(row.sender_id),
    recipientId: trusted<MemberId>(row.receiver_id),
    content: toWords(row.content),
    earlier: toEarlierWordings(row.earlier),
    replyToId: reply_to_id === null ? null : trusted<MessageId>(reply_to_id),
    read: row.read === 1,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

/** What a message says; `null` of one that is taken back, whose column is empty. */
export function toWords(content: string): MessageText | null {
  return content === '' ? null : trusted<MessageText>(content);
}

/** The earlier wordings of a column. */
export function toEarlierWordings(earlier: string | null): readonly EarlierWording[] {
  return earlier === null ? [] : (JSON.parse(earlier) as EarlierWording[]);
}

/** The column of earlier wordings, always the same for the same ones. */
export function toEarlierColumn(earlier: readonly EarlierWording[]): string | null {
  if (earlier.length === 0) return null;
  return JSON.stringify(earlier.map(({ content, until }) => ({ content, until })));
}
