import type { MemberId } from '#core/kernel/ids.ts';
import type { SharedSigns } from '#core/safety/domain/shared-signs.ts';
import type { Message } from './message.ts';

/**
 * The message as one of the two sees it: it shows that the other has read it only where both have chosen that. To
 * the receiver it shows what they have read themselves.
 */
export function asShownTo(
  message: Message,
  viewerId: MemberId,
  signs: Pick<SharedSigns, 'reading'>,
): Message {
  const isHidden = message.read && message.senderId === viewerId && !signs.reading;
  return isHidden ? { ...message, read: false } : message;
}
