import { useState } from 'react';
import type { Message } from '#core/messaging/domain/message.ts';
import { markUnread, type UnreadMark } from './unread-mark.ts';

/**
 * Where that begins which was unread when the conversation was opened; `null` until its messages have
 * been read from the server. It stays as long as the conversation is open.
 */
export function useUnreadMark(
  messages: readonly Message[] | undefined,
  readerId: number,
): UnreadMark | null {
  const [known, setKnown] = useState<UnreadMark | null>(null);
  const mark = messages ? markUnread(known, messages, readerId) : known;
  if (mark !== known) setKnown(mark);
  return mark;
}
