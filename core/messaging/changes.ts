import type { IdempotencyKey } from '#core/messaging/domain/idempotency-key.ts';
import type { MessageId } from '#core/kernel/ids.ts';
import type { NewMessage } from '#core/messaging/domain/message.ts';

/** What is stored of messages. */
export type MessageChange =
  | {
      readonly type: 'add_message';
      readonly message: NewMessage;
      /** A sender uses a key once in a connection. */
      readonly idempotencyKey: IdempotencyKey | null;
      /** The version of the connection that allowed the message. */
      readonly connectionVersion: number;
    }
  /** Marks a message that is unread. */
  | { readonly type: 'mark_read'; readonly id: MessageId };
