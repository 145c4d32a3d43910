import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
/** What happened between two members; `memberIds` are those who may know of it at all. */
export interface ConnectionEvent {
  readonly type: 'connection_requested' | 'connection_accepted' | 'connection_removed';
  readonly connectionId: ConnectionId;
  readonly memberIds: readonly MemberId[];
}
