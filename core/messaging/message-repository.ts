import type { IdempotencyKey } from '#core/messaging/domain/idempotency-key.ts';
import type { ConnectionId, MemberId, MessageId } from '#core/kernel/ids.ts';
import type { Message } from '#core/messaging/domain/message.ts';

/** Reads the messages; `MessageChange` writes them. Ids grow in the order in which messages are stored. */
export interface MessageRepository {
  findById(id: MessageId): Promise<Message | null>;
  /** The message that the sender stored in the connection under the key. */
  findByIdempotencyKey(
    sending: Pick<Message, 'connectionId' | 'senderId'>,
    idempotencyKey: IdempotencyKey,
  ): Promise<Message | null>;
  /** The newest `limit` messages of the connection with an id below `before`, oldest first. */
  listOf(
    connectionId: ConnectionId,
    page: { readonly before: number | null; readonly limit: number },
  ): Promise<Message[]>;
  /** How many messages the member has received and not read, over all connections. */
  countUnread(recipientId: MemberId): Promise<number>;
}
