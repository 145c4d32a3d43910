import type { Connection } from '#core/connections/domain/connection.ts';
import type { Versioned } from '#core/kernel/commit.ts';
import type { IdempotencyKey } from '#core/kernel/idempotency-key.ts';
import type { ConnectionId, MemberId, MessageId } from '#core/kernel/ids.ts';
import type { Message, Quotation, StoredMessage } from '#core/messaging/domain/message.ts';
import type { Relation } from '#core/safety/domain/visibility.ts';

/** Who wants to send a message in a connection, and under which key, if under any. */
export interface Sending extends Pick<Message, 'connectionId' | 'senderId'> {
  readonly idempotencyKey: IdempotencyKey | null;
}

/** Reads the messages; `MessageChange` writes them. Ids grow in the order in which messages are stored. */
export interface MessageRepository {
  findById(id: MessageId): Promise<Message | null>;
  /**
   * The connection, if it is there, the message that the sender stored in it under the key, and how the sender is
   * related to the other, unless they have no part in it: no earlier than the connection.
   */
  loadSending(sending: Sending): Promise<{
    readonly connection: Versioned<Connection>;
    readonly standing: StoredMessage | null;
    readonly relation: Relation | null;
  } | null>;
  /** The message as it is stored, with its connection and with what it answers, if that is there. */
  loadWithConnection(id: MessageId): Promise<{
    readonly connection: Versioned<Connection>;
    readonly message: StoredMessage;
    readonly quoted: Quotation | null;
  } | null>;
  /** The newest `limit` messages of the connection with an id below `before`, oldest first; with a sender, theirs alone. */
  listOf(
    connectionId: ConnectionId,
    page: {
      readonly before: number | null;
      readonly limit: number;
      readonly senderId?: MemberId | undefined;
    },
  ): Promise<Message[]>;
  /** The messages of the connection with an id above `after`, oldest first, at most `limit`. */
  listAfter(
    connectionId: ConnectionId,
    page: { readonly after: number; readonly limit: number },
  ): Promise<readonly Message[]>;
  /** How many messages the member has received and not read, over all connections. */
  countUnread(recipientId: MemberId): Promise<number>;
}
