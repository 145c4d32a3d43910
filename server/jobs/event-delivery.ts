import type { Logger } from 'pino';
import type { DomainEvent, SiteBus } from '#core/events.ts';
import type { EventHandler } from '#core/feed/ports/event-handler.ts';
import type { DeliverEvents } from '#core/feed/use-cases/deliver-events.ts';
import { repeatable } from './repeatable.ts';

/** How often to look for events without being woken, in milliseconds: of a process that died, or of a failure. */
const INTERVAL = 10_000;

/**
 * Delivers what happens to the handlers: at the start, when the bus wakes it, and now and then. What a handler
 * throws is logged, and its events come again. Returns how to stop, which waits for the event that is being handled.
 */
export function startEventDelivery(options: {
  readonly handlers: readonly EventHandler<DomainEvent>[];
  readonly deliverEvents: DeliverEvents<DomainEvent>;
  readonly bus: Pick<SiteBus, 'listen'>;
  readonly logger: Pick<Logger, 'error'>;
}): () => Promise<void> {
  let isStopping = false;
  const deliveries = options.handlers.map((handler) =>
    repeatable(() =>
      options
        .deliverEvents(handler, () => isStopping)
        .catch((error: unknown) => {
          options.logger.error({ err: error, handler: handler.name }, 'events were not handled');
        }),
    ),
  );
  const wakeAll = () => {
    for (const { wake } of deliveries) wake();
  };
  const endListening = options.bus.listen({ onEvent: wakeAll, onGap: wakeAll });
  const timer = setInterval(wakeAll, INTERVAL).unref();
  wakeAll();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    endListening();
    await Promise.all(deliveries.map(({ stop }) => stop()));
  };
}
