import type { Message, NewMessage } from '../domain/messaging/message.ts';

/** Keeps the messages. Ids grow in the order in which messages are stored. */
export interface MessageRepository {
  /**
   * Stores the message, an activity of its sender, as one step with the check that its connection is
   * still there and accepted: `null`, and nothing written, when it is not.
   */
  create(message: NewMessage): Promise<Message | null>;
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
