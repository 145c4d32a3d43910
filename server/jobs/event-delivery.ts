import type { Logger } from 'pino';
import type { DomainEvent, SiteBus } from '#core/events.ts';
import type { EventHandler } from '#core/feed/ports/event-handler.ts';
import type { EventDelivery } from '#core/feed/use-cases/deliver-events.ts';
import { repeatable } from './repeatable.ts';

/** How often to look for events without being woken, in milliseconds: of a process that died, or of a failure. */
const INTERVAL = 10_000;

/** How long events are collected, in milliseconds, so that those of a moment are stored as handled in one commit. */
const COLLECTING = 75;

/**
 * Delivers what happens to the handlers: at the start, soon after the bus wakes it, and now and then. What a handler
 * throws is logged, and its events come again. Returns how to stop, which waits for the event that is being handled.
 */
export function startEventDelivery<Change>({
  handlers,
  delivery,
  bus,
  logger,
  collecting = COLLECTING,
}: {
  readonly handlers: readonly EventHandler<DomainEvent, Change>[];
  readonly delivery: EventDelivery<DomainEvent, Change>;
  readonly bus: Pick<SiteBus, 'listen'>;
  readonly logger: Pick<Logger, 'error'>;
  readonly collecting?: number;
}): () => Promise<void> {
  let isStopping = false;
  const deliveries = handlers.map((handler) => {
    const log = (error: unknown) => {
      logger.error({ err: error, handler: handler.name }, 'events were not handled');
    };
    const { wake, stop } = repeatable(() => delivery.deliver(handler, () => isStopping).catch(log));
    return { wake, stop: () => stop().then(() => delivery.letGo(handler).catch(log)) };
  });
  let soon: NodeJS.Timeout | undefined;
  const wakeAll = () => {
    soon = undefined;
    for (const { wake } of deliveries) wake();
  };
  const wakeSoon = () => {
    soon ??= setTimeout(wakeAll, collecting);
  };
  const endListening = bus.listen({ onEvent: wakeSoon, onGap: wakeSoon });
  const timer = setInterval(wakeAll, INTERVAL).unref();
  wakeAll();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    endListening();
    clearTimeout(soon);
    await Promise.all(deliveries.map(({ stop }) => stop()));
  };
}
