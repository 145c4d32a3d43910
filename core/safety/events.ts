import type { MemberId } from '#core/kernel/ids.ts';
/** What a member can do to be safe from another. */
export const SAFETY_EVENT_TYPES = ['member_blocked', 'member_unblocked'] as const;

/** What happened; `memberIds` are those who may know of it at all: never the one who is blocked. */
export interface SafetyEvent {
  readonly type: (typeof SAFETY_EVENT_TYPES)[number];
  readonly memberIds: readonly MemberId[];
  /** The one whom it is about. */
  readonly aboutId: MemberId;
}
