import type { StoredEvent } from '#core/feed/domain/stored-event.ts';

/** What storage keeps of a handler. */
export interface NamedHandler {
  /** Names the handler in storage: never change it, or every event comes again. */
  readonly name: string;
}

/**
 * Decides what to store about what happened. It stores nothing itself: the changes of an event are stored in one
 * commit with the handler's new position, and perhaps with those of other events. Every event comes at least once,
 * in the order of the feed: after a crash the last ones come again, so the changes must bear that. What `decide` throws
 * stops the delivery there.
 */
export interface EventHandler<Event, Change> extends NamedHandler {
  readonly decide: (event: StoredEvent<Event>) => Promise<readonly Change[]>;
}
