import type { StoredEvent } from '#core/feed/domain/stored-event.ts';

/**
 * Does something about what happened. Every event comes at least once, in the order of the feed: after a
 * crash the last ones come again, so `handle` must bear that. What it throws stops the delivery there.
 */
export interface EventHandler<Event> {
  /** Names the handler in storage: never change it, or every event comes again. */
  readonly name: string;
  handle(event: StoredEvent<Event>): Promise<void>;
}
