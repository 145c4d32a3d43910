import type { ContactMessageRepository } from '#core/moderation/contact/ports/contact-message-repository.ts';
import { keptSince } from '#core/moderation/contact/domain/contact-message.ts';
import type { Clock } from '#core/kernel/clock.ts';

export type RemoveOldContactMessages = () => Promise<void>;

/** Removes the messages that were handled long ago. */
export function makeRemoveOldContactMessages({
  contactMessages,
  clock,
}: {
  readonly contactMessages: Pick<ContactMessageRepository, 'removeHandledBefore'>;
  readonly clock: Clock;
}): RemoveOldContactMessages {
  return () => contactMessages.removeHandledBefore(keptSince(clock.now()));
}
