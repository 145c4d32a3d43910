import { announceChanges } from '#core/kernel/announce-changes.ts';
import type { Commit } from '#core/kernel/commit.ts';
import type { Signal } from '#core/kernel/signal.ts';
import type { MailChange } from '#core/letters/changes.ts';

/** Commits, and announces the letters that were stored and are due. */
export function announceLetters<Change extends { readonly type: string }, Event>(
  commit: Commit<Change | MailChange, Event>,
  signal: Pick<Signal, 'announce'>,
): Commit<Change | MailChange, Event> {
  return announceChanges(
    commit,
    signal,
    (change, at) => isQueuing(change) && change.queued.dueAt <= at,
  );
}

/** Commits all but letters, for a site that sends no mails. */
export function withoutLetters<Change extends { readonly type: string }, Event>(
  commit: Commit<Change | MailChange, Event>,
): Commit<Change | MailChange, Event> {
  return (act) => commit({ ...act, changes: act.changes.filter((change) => !isQueuing(change)) });
}

function isQueuing(
  change: { readonly type: string } | MailChange,
): change is Extract<MailChange, { readonly type: 'queue_letter' }> {
  return change.type === 'queue_letter';
}
