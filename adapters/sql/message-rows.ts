import type { ConnectionId, MemberId, MessageId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { Message, MessageText } from '#core/messaging/domain/message.ts';

/** A row of the table `message`. */
export interface MessageRow {
  readonly id: number;
  readonly connection_id: number;
  readonly sender_id: number;
  readonly receiver_id: number;
  readonly content: string;
  readonly read: number;
  readonly created_at: number;
}

/** The columns of `MessageRow`. */
export const MESSAGE_COLUMNS = `message.id, message.connection_id, message.sender_id,
  message.receiver_id, message.content, message.read, message.created_at`;

/** The message of a row. */
export function toMessage(row: MessageRow): Message {
  return {
    id: trusted<MessageId>(row.id),
    connectionId: trusted<ConnectionId>(row.connection_id),
    senderId: trusted<MemberId>(row.sender_id),
    recipientId: trusted<MemberId>(row.receiver_id),
    content: trusted<MessageText>(row.content),
    read: row.read === 1,
    createdAt: new Date(row.created_at).toISOString(),
  };
}
