import { promised } from '#adapters/promised.ts';
import type { DomainEvent } from '#core/events.ts';
import type { EventFeed } from '#core/feed/ports/event-feed.ts';
import type { MemoryState } from './memory-state.ts';

/** Reads the feed of events of the state; see the port for what it promises. */
export function createMemoryEventFeed(state: MemoryState): EventFeed<DomainEvent> {
  const { events, handlers } = state;
  return {
    read: ({ after, limit }) =>
      promised(() => {
        const later = [...events.values()].filter(({ id }) => id > after);
        return structuredClone(later.slice(0, limit));
      }),

    newest: () => promised(() => state.last.event),

    lastId: () => promised(() => state.last.event),

    forget: (upTo) =>
      promised(() => {
        for (const id of events.keys()) if (id <= upTo) events.delete(id);
      }),

    position: (name) => promised(() => handlers.get(name)?.handled ?? 0),

    hold: (name, { holder, until, now }) =>
      promised(() => {
        const standing = handlers.get(name) ?? { handled: 0, holder, heldUntil: 0 };
        const isHeld = standing.holder !== holder && standing.heldUntil > Date.parse(now);
        if (isHeld) return null;
        const { handled } = standing;
        handlers.set(name, { name, handled, holder, heldUntil: Date.parse(until) });
        return handled;
      }),

    advance: (name, { holder, until, handled }) =>
      promised(() => {
        if (handlers.get(name)?.holder !== holder) return false;
        handlers.set(name, { name, handled, holder, heldUntil: Date.parse(until) });
        return true;
      }),
  };
}
