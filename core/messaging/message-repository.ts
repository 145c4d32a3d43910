import type { Message, NewMessage } from '#core/messaging/domain/message.ts';

/** Keeps the messages. Ids grow in the order in which messages are stored. */
export interface MessageRepository {
  /**
   * Stores the message, an activity of its sender, as one step with the check that its connection is
   * still there and accepted: `null`, and nothing written, when it is not. Under one key a sender has
   * at most one message in a connection: where one stands already, also one that is stored at the same
   * moment, nothing is written and that one is the answer, whatever it says.
   */
  create(message: NewMessage, idempotencyKey?: string): Promise<Message | null>;
  /** The message that the sender stored in the connection under the key. */
  findByIdempotencyKey(
    sending: Pick<Message, 'connectionId' | 'senderId'>,
    idempotencyKey: string,
  ): Promise<Message | null>;
  findById(id: number): Promise<Message | null>;
  /** The newest `limit` messages of the connection with an id below `before`, oldest first. */
  listOf(
    connectionId: number,
    page: { readonly before: number | null; readonly limit: number },
  ): Promise<Message[]>;
  /** Marks a message as read, an activity of its receiver. Again is no change. */
  markAsRead(id: number): Promise<void>;
  /** How many messages the member has received and not read, over all connections. */
  countUnread(receiverId: number): Promise<number>;
}
