import type { DomainEvent } from './domain-event.ts';

/** Wants to know what happens. What it throws is reported and harms nobody else. */
export interface EventListener {
  readonly onEvent: (event: DomainEvent) => void;
  /** Events may have been missed: what is shown is to be read anew. */
  readonly onGap: () => void;
}

/**
 * Tells what has happened to the listeners of every process that shares the bus, the one that announces
 * included. It is quick and not certain: an event may come twice, and where some were lost on the way
 * listeners are told so when the bus is whole again. Nobody may depend on it for what is true.
 */
export interface EventBus {
  /**
   * Tells of what is stored already. Returns at once, and fails never: what was done stands, whether or
   * not it can be told.
   */
  announce(event: DomainEvent): void;
  /** Hands out the function that ends the listening. */
  listen(listener: EventListener): () => void;
  close(): Promise<void>;
}
