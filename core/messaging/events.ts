import type { ConnectionId, MemberId, MessageId } from '#core/kernel/ids.ts';
/**
 * What happened to a message; `memberIds` are those who may know of it at all. That a message was read is
 * for its reader's own devices.
 */
export interface MessageEvent {
  readonly type: 'message_sent' | 'message_read';
  readonly messageId: MessageId;
  readonly connectionId: ConnectionId;
  readonly memberIds: readonly MemberId[];
}
