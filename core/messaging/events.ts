/**
 * What happened to a message; `memberIds` are those who may know of it at all. That a message was read is
 * for its reader's own devices.
 */
export interface MessageEvent {
  readonly type: 'message_sent' | 'message_read';
  readonly messageId: number;
  readonly connectionId: number;
  readonly memberIds: readonly number[];
}
