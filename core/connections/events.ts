import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
/** What can happen between two members. */
export const CONNECTION_EVENT_TYPES = [
  'connection_requested',
  'connection_accepted',
  'connection_removed',
] as const;

/** What happened between two members; `memberIds` are those who may know of it at all. */
export interface ConnectionEvent {
  readonly type: (typeof CONNECTION_EVENT_TYPES)[number];
  readonly connectionId: ConnectionId;
  readonly memberIds: readonly MemberId[];
}
