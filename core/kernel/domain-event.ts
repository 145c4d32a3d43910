/**
 * What happened, told by ids alone: who wants to know more reads it. `memberIds` are those who may know
 * of it at all; that a message was read is for its reader's own devices.
 */
export type DomainEvent =
  | {
      readonly type: 'message_sent' | 'message_read';
      readonly messageId: number;
      readonly connectionId: number;
      readonly memberIds: readonly number[];
    }
  | {
      readonly type: 'connection_requested' | 'connection_accepted' | 'connection_removed';
      readonly connectionId: number;
      readonly memberIds: readonly number[];
    };
