import type { StoredEvent } from '#core/feed/domain/stored-event.ts';

/**
 * What has happened, as the commits stored it, in their order, and never changed. Of commits at the same moment
 * either may be first, but no event joins the feed below one that was read. The oldest are forgotten, and so are
 * those that name a member whose account is deleted.
 */
export interface EventFeed<Event> {
  /** The events with an id above `after`, in the order of their ids, at most `limit`. */
  read(page: { readonly after: number; readonly limit: number }): Promise<StoredEvent<Event>[]>;
  /** The id of the newest event, even if it is forgotten; 0 before the first. No event joins the feed at or below it. */
  newest(): Promise<number>;
  /** The last id that was given, perhaps to an event that isn't stored yet. Unlike `newest`, it waits for no commit. */
  lastId(): Promise<number>;
  /** Removes every event up to that id. Their ids are not given again. */
  forget(upTo: number): Promise<void>;
  /** The id of the last event that the handler of that name has handled, 0 for a new one; `FeedChange` moves it. */
  position(handler: string): Promise<number>;
  /** The same for whoever wants to go on from there; `null` while another holder has the handler. */
  freePosition(
    handler: string,
    by: { readonly holder: string; readonly now: string },
  ): Promise<number | null>;
}
