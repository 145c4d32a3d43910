import type { IdempotencyKey } from '#core/kernel/idempotency-key.ts';
import type { MessageId } from '#core/kernel/ids.ts';
import type { ConversationChoices } from '#core/messaging/domain/conversation.ts';
import type { NewMessage, StoredMessage } from '#core/messaging/domain/message.ts';
import type { PrivateNote } from '#core/messaging/domain/private-note.ts';

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
  /** Stores what the message says by now, if it still says what it said when that was decided. */
  | {
      readonly type: 'put_wording';
      readonly message: StoredMessage;
      readonly before: Pick<StoredMessage, 'content' | 'earlier'>;
      readonly connectionVersion: number;
    }
  /** Marks a message that is unread. */
  | { readonly type: 'mark_read'; readonly id: MessageId };

/** What is stored of conversations: what a member has chosen for one of theirs. */
export interface ConversationChange {
  readonly type: 'put_conversation_choices';
  readonly choices: ConversationChoices;
  /** The version of the choices that these replace; 0 when there were none. */
  readonly version: number;
  /** Set when this pins the conversation: how many the member had pinned already. */
  readonly pinnedCount: number | null;
}

/** What is stored of private notes. They end with the connection, or when the account of either is deleted. */
export interface PrivateNoteChange {
  readonly type: 'put_private_note';
  /** An empty text removes the note. */
  readonly note: Omit<PrivateNote, 'id' | 'keptUntil'>;
  /** The version of the connection that allowed it. */
  readonly version: number;
}
