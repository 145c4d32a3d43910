import type { MailChange } from '#core/letters/changes.ts';
import { singleLetter, type NewLetter } from '#core/letters/domain/letter.ts';
import type { MemberEvent } from '#core/members/events.ts';
import type { ModerationChange } from '#core/moderation/changes.ts';
import type { NewModerationEntry } from './moderation-entry.ts';
import { isAboutMember, type NewNotice } from './notice.ts';

/** What is stored of a decision, or of what belongs to it. */
type AnyChange = ModerationChange | { readonly type: string };

/**
 * The changes with the letters to those whom they concern, and what they announce: to each member who gets a notice,
 * that there is one to read.
 */
export function announce<Change extends { readonly type: string }>(
  changes: readonly Change[],
): { readonly changes: readonly (Change | MailChange)[]; readonly events: readonly MemberEvent[] } {
  const all: readonly AnyChange[] = changes;
  return {
    changes: [...changes, ...all.flatMap(lettersOf)],
    events: all.filter(isAddingNotice).map(({ notice }) => ({
      type: 'notice_added',
      memberIds: [notice.memberId],
    })),
  };
}

function lettersOf(change: AnyChange): readonly MailChange[] {
  if (isAddingNotice(change)) return queue(letterOfNotice(change.notice));
  return isAddingEntry(change) ? queue(letterOfEntry(change.entry)) : [];
}

/** The letter that says there is something to read; one waits at a time. Some notices come with letters of their own. */
function letterOfNotice({ memberId, content, at }: NewNotice): NewLetter | null {
  if (content.kind === 'recovery_begun') return null;
  const kind = isAboutMember(content) ? 'decision' : 'report_answered';
  return singleLetter({ kind, memberId }, at);
}

/** The letter to somebody who waited for approval, and can read nothing here until they have it. */
function letterOfEntry({ memberId, action, at }: NewModerationEntry): NewLetter | null {
  if (action === 'approve') return singleLetter({ kind: 'registration_approved', memberId }, at);
  return action === 'decline'
    ? singleLetter({ kind: 'registration_declined', memberId }, at)
    : null;
}

function queue(queued: NewLetter | null): readonly MailChange[] {
  return queued === null ? [] : [{ type: 'queue_letter', queued }];
}

function isAddingNotice(
  change: AnyChange,
): change is Extract<ModerationChange, { type: 'add_notice' }> {
  return change.type === 'add_notice';
}

function isAddingEntry(
  change: AnyChange,
): change is Extract<ModerationChange, { type: 'add_moderation_entry' }> {
  return change.type === 'add_moderation_entry';
}
