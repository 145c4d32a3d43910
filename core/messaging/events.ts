import type { ConnectionId, MemberId, MessageId } from '#core/kernel/ids.ts';
/** What can happen to a message. */
export const MESSAGE_EVENT_TYPES = ['message_sent', 'message_changed', 'message_read'] as const;

/**
 * What happened to a message; `memberIds` are those who may know of it at all, its sender and then its recipient. That a
 * message was read is for its reader's own devices, and for its sender where both have chosen read marks.
 */
export interface MessageEvent {
  readonly type: (typeof MESSAGE_EVENT_TYPES)[number];
  readonly messageId: MessageId;
  readonly connectionId: ConnectionId;
  readonly memberIds: readonly MemberId[];
}

/** Who receives the message that was sent; `null` if the event names nobody. */
export function recipientOf({ memberIds }: Pick<MessageEvent, 'memberIds'>): MemberId | null {
  return memberIds[1] ?? null;
}

/** A member pinned or muted a conversation of theirs, or what the two keep together has changed; for those it names alone. */
export interface ConversationEvent {
  readonly type: 'conversation_changed';
  /** Whether it's what the two keep together. */
  readonly isShared: boolean;
  readonly connectionId: ConnectionId;
  readonly memberIds: readonly MemberId[];
}
