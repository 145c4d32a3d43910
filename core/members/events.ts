import type { MemberId } from '#core/kernel/ids.ts';
/** What happened to a member; `memberIds` are those who may know of it at all. */
export interface MemberEvent {
  readonly type: 'member_registered' | 'profile_changed';
  readonly memberIds: readonly MemberId[];
}
