import type { Clock } from '#core/kernel/clock.ts';
import type { SealedConversations } from '#core/moderation/reports/ports/sealed-conversations.ts';

export type RemoveExpiredConversations = () => Promise<void>;

/** Removes the sealed conversations that are not to be kept any longer. */
export function makeRemoveExpiredConversations({
  sealedConversations,
  clock,
}: {
  readonly sealedConversations: Pick<SealedConversations, 'removeExpired'>;
  readonly clock: Clock;
}): RemoveExpiredConversations {
  return () => sealedConversations.removeExpired(clock.now());
}
