/** What happened between two members; `memberIds` are those who may know of it at all. */
export interface ConnectionEvent {
  readonly type: 'connection_requested' | 'connection_accepted' | 'connection_removed';
  readonly connectionId: number;
  readonly memberIds: readonly number[];
}
