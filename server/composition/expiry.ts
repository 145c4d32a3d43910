import type { DomainEvent } from '#core/events.ts';
import type { EventHandler } from '#core/feed/ports/event-handler.ts';
import { makeForgetEvents } from '#core/feed/use-cases/forget-events.ts';
import type { UseCases } from './contexts.ts';
import type { World } from './world.ts';

/** Makes what removes everything whose time is over, and the counts that no longer count. */
export function makeRemoveExpired(
  site: World & UseCases,
  handlers: readonly EventHandler<DomainEvent>[],
): () => Promise<void> {
  const forgetEvents = makeForgetEvents({ ...site, handlers });
  return async () => {
    await Promise.all([
      site.removeExpiredSessions(),
      site.removeExpiredConversations(),
      site.removeOldContactMessages(),
      site.endRestingRequests(),
      site.forgetDeclinedRequests(),
      site.removeExpiredMails(),
      site.attendRecoveries(),
      site.removeExpiredDataExports(),
      forgetEvents(),
      site.limiter.removeExpired(),
    ]);
  };
}
