/** An event in the feed. */
export interface StoredEvent<Event> {
  /** Its place in the feed. */
  readonly id: number;
  /** When it happened, ISO 8601 in UTC. */
  readonly at: string;
  readonly event: Event;
}
