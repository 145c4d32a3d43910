import type { MemberId, MessageId } from '#core/kernel/ids.ts';
import type { Message } from '#core/messaging/domain/message.ts';

/** The newest of the member's own messages that the other has read, as far as they show that; `null` for none. */
export function newestReadOf(messages: readonly Message[], ownId: MemberId): MessageId | null {
  return messages.findLast(({ senderId, read }) => senderId === ownId && read)?.id ?? null;
}
