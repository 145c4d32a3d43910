import { requireUnchanged } from '#adapters/conflict.ts';
import { promised } from '#adapters/promised.ts';
import type { DomainEvent } from '#core/events.ts';
import type { FeedChange } from '#core/feed/changes.ts';
import type { EventFeed } from '#core/feed/ports/event-feed.ts';
import type { MemoryHandlers } from './memory-handlers.ts';
import type { MemoryState, StoredHandler } from './memory-state.ts';

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

    freePosition: (name, { holder, now }) =>
      promised(() => {
        const standing = handlers.get(name);
        return isHeld(standing, holder, now) ? null : (standing?.handled ?? 0);
      }),
  };
}

/** Stores how far handlers of events are. */
export function createFeedHandlers({
  handlers,
}: Pick<MemoryState, 'handlers'>): MemoryHandlers<FeedChange> {
  return {
    advance_handler: ({ handler: name, from, to: handled, holder, until, now }) => {
      const standing = handlers.get(name);
      requireUnchanged((standing?.handled ?? 0) === from && !isHeld(standing, holder, now));
      handlers.set(name, { name, handled, holder, heldUntil: Date.parse(until) });
      return null;
    },
  };
}

/** Whether another process has the handler. */
function isHeld(standing: StoredHandler | undefined, holder: string, now: string): boolean {
  return (
    standing !== undefined && standing.holder !== holder && standing.heldUntil > Date.parse(now)
  );
}
