import type { Message } from '#core/messaging/domain/message.ts';

/** Where that begins which was unread when a conversation was opened. */
export interface UnreadMark {
  /** The newest message when it was opened; what comes later is seen as it comes. */
  readonly upTo: number;
  /** The first message that was unread; `null` when none was. */
  readonly from: number | null;
}

/**
 * The mark once these messages are known; without one before, the conversation has just been opened.
 * It stays while messages are read, and moves up when earlier messages come that are unread too.
 */
export function markUnread(
  before: UnreadMark | null,
  messages: readonly Message[],
  readerId: number,
): UnreadMark {
  const upTo = before?.upTo ?? messages.at(-1)?.id ?? 0;
  const first = messages.find(
    ({ id, recipientId, read }) => recipientId === readerId && !read && id <= upTo,
  );
  const from = Math.min(first?.id ?? Infinity, before?.from ?? Infinity);
  const mark = { upTo, from: from === Infinity ? null : from };
  return before?.from === mark.from ? before : mark;
}
