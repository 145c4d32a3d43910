import type { StoredEvent } from '#core/feed/domain/stored-event.ts';

/** Who holds a handler, and until when no one else may (ISO 8601 in UTC). */
export interface Hold {
  readonly holder: string;
  readonly until: string;
}

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
  /** The id of the last event that the handler of that name has handled, 0 for a new one. */
  position(handler: string): Promise<number>;
  /**
   * Holds the handler and returns its position; `null` while another holder has it, that is until its hold
   * has ended by `now`.
   */
  hold(handler: string, hold: Hold & { readonly now: string }): Promise<number | null>;
  /**
   * Records the last event that the handler has handled, and keeps the hold until the given time. False,
   * and nothing recorded, when another holder has it by now.
   */
  advance(handler: string, position: Hold & { readonly handled: number }): Promise<boolean>;
}
