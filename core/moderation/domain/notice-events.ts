import type { MemberEvent } from '#core/members/events.ts';
import type { ModerationChange } from '#core/moderation/changes.ts';

/** What the changes announce: to each member who gets a notice, that there is one to read. */
export function noticeEventsOf(
  changes: readonly (ModerationChange | { readonly type: string })[],
): readonly MemberEvent[] {
  return changes.filter(isAddingNotice).map(({ notice }) => ({
    type: 'notice_added',
    memberIds: [notice.memberId],
  }));
}

function isAddingNotice(
  change: ModerationChange | { readonly type: string },
): change is Extract<ModerationChange, { readonly type: 'add_notice' }> {
  return change.type === 'add_notice';
}
