import type { MemberId } from '#core/kernel/ids.ts';
/** What can happen to a member. */
export const MEMBER_EVENT_TYPES = ['member_registered', 'profile_changed', 'notice_added'] as const;

/** What happened to a member; `memberIds` are those who may know of it at all. */
export interface MemberEvent {
  readonly type: (typeof MEMBER_EVENT_TYPES)[number];
  readonly memberIds: readonly MemberId[];
}
