import type { MemberId } from '#core/kernel/ids.ts';
import type { MessageRepository } from '#core/messaging/ports/message-repository.ts';

export type CountUnreadMessages = (callerId: MemberId) => Promise<number>;

/** How many messages the caller has received and not read. */
export function makeCountUnreadMessages(deps: {
  readonly messages: Pick<MessageRepository, 'countUnread'>;
}): CountUnreadMessages {
  return (callerId) => deps.messages.countUnread(callerId);
}
