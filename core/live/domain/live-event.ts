import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import type { ConnectionId, MessageId } from '#core/kernel/ids.ts';
import type { Message } from '#core/messaging/domain/message.ts';

/** What a member learns of something that happened, with no more than the calls of the same data show them. */
export type News =
  | {
      readonly type: 'message_sent';
      readonly message: Message;
      /** How many messages the one who learns of it has not read, over all connections. */
      readonly unreadCount: number;
    }
  /** A message has other words by now, or none. */
  | { readonly type: 'message_changed'; readonly message: Message }
  | {
      readonly type: 'message_read';
      readonly messageId: MessageId;
      readonly connectionId: ConnectionId;
      readonly unreadCount: number;
    }
  | {
      readonly type: 'connection_requested' | 'connection_accepted';
      readonly connection: ConnectionWithMember;
    }
  | { readonly type: 'connection_removed'; readonly connectionId: ConnectionId }
  /** A member has pinned or muted a conversation, which is for their own devices, or what the two keep together has changed. */
  | {
      readonly type: 'conversation_changed';
      readonly connectionId: ConnectionId;
      /** Whether it's what the two keep together. */
      readonly isShared: boolean;
    }
  /** The member's own record has changed, or there is a decision about them to read. */
  | { readonly type: 'profile_changed' | 'notice' }
  /** Someone introduces the member, or they have answered an introduction on another device. */
  | { readonly type: 'introductions_changed' };

/**
 * What the stream says of itself: it has begun, and nothing is missing so far; what was missed cannot be sent, so
 * everything is to be read again; it is still there.
 */
export interface StreamSign {
  readonly type: 'ready' | 'resync' | 'heartbeat';
}

/** The other of a conversation is typing just now. It has no place in the feed. */
export interface TypingSign {
  readonly type: 'typing';
  readonly connectionId: ConnectionId;
}

/** An event of the live stream. */
export type LiveEvent = News | StreamSign | TypingSign;
