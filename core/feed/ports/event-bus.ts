/** Receives events. What it throws is reported and does not affect other listeners. */
export interface EventListener<Event, Hint> {
  readonly onEvent: (event: Event) => void;
  /** Events may have been missed: read again whatever depends on them. */
  readonly onGap: () => void;
  /** Someone is typing: nothing that is stored anywhere, and nothing to read. */
  readonly onTyping?: (hint: Hint) => void;
}

/**
 * Sends events to the listeners of every process that shares the bus, including the one that announces.
 * It is quick and not certain: an event may arrive twice, and if some were lost, listeners get a gap once
 * the bus works again. The feed and the tables hold what is true, not the bus.
 */
export interface EventBus<Event, Hint> {
  /**
   * Announces an event that is stored already. Returns at once and never fails: what is stored stays
   * stored even if the bus is broken.
   */
  announce(event: Event): void;
  /**
   * Sends a hint to every process, now or not at all: what cannot be sent at once is dropped, and leaves no gap.
   * Returns at once and never fails.
   */
  hint(hint: Hint): void;
  /** Returns the function that stops listening. */
  listen(listener: EventListener<Event, Hint>): () => void;
  close(): Promise<void>;
}
