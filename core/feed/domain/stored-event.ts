/** For how many days a page that was away can still ask for what it missed. */
export const EVENT_DAYS = 1;

/** An event in the feed. */
export interface StoredEvent<Event> {
  /** Its place in the feed. */
  readonly id: number;
  /** When it happened, ISO 8601 in UTC. */
  readonly at: string;
  readonly event: Event;
}
