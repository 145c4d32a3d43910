import type { Logger } from 'pino';
import type { DomainEvent } from '#core/events.ts';
import type { EventHandler } from '#core/feed/ports/event-handler.ts';
import { makeForgetEvents } from '#core/feed/use-cases/forget-events.ts';
import type { UseCases } from '#server/composition/contexts.ts';
import type { World } from '#server/composition/world.ts';

/** How often to look for what is kept no longer, in milliseconds. */
const INTERVAL = 60 * 60 * 1000;

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
      site.removeExpiredDataExports(),
      forgetEvents(),
      site.limiter.removeExpired(),
    ]);
  };
}

/**
 * Removes what is kept no longer: once before it resolves, and every hour. What fails is logged and tried again an
 * hour later. Returns how to stop.
 */
export async function startRemovingExpired(
  removeExpired: () => Promise<void>,
  logger: Pick<Logger, 'error'>,
): Promise<() => Promise<void>> {
  const remove = () =>
    removeExpired().catch((error: unknown) => {
      logger.error({ err: error }, 'what has expired could not be removed');
    });
  await remove();
  const timer = setInterval(() => void remove(), INTERVAL).unref();
  return () => {
    clearInterval(timer);
    return Promise.resolve();
  };
}
