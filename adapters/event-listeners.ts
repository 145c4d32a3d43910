import type { ReportFailure } from '#core/kernel/report-failure.ts';
import type { DomainEvent } from '#core/feed/domain-event.ts';
import type { EventBus, EventListener } from '#core/feed/event-bus.ts';
import { domainEventSchema } from '#core/feed/schemas.ts';

/** Stands on the way between processes for events that could not be sent. */
export const GAP = 'gap';

/** The listeners of one process. */
export interface EventListeners extends Pick<EventBus, 'listen'> {
  readonly tell: (event: DomainEvent) => void;
  readonly tellOfGap: () => void;
  /**
   * Tells what came from another process: an event, a gap, or what this version does not know, which
   * a newer one may well send while a site is brought up to date and which is passed over.
   */
  readonly receive: (text: string) => void;
}

export function createEventListeners(report: ReportFailure): EventListeners {
  const listeners = new Set<EventListener>();

  function tellEach(tellOne: (listener: EventListener) => void): void {
    for (const listener of [...listeners]) {
      try {
        tellOne(listener);
      } catch (error) {
        report('A listener to events failed.', error);
      }
    }
  }

  const tell = (event: DomainEvent) => {
    tellEach((listener) => {
      listener.onEvent(event);
    });
  };
  const tellOfGap = () => {
    tellEach((listener) => {
      listener.onGap();
    });
  };
  return {
    tell,
    tellOfGap,
    listen: (listener) => {
      const entry = { ...listener };
      listeners.add(entry);
      return () => {
        listeners.delete(entry);
      };
    },
    receive: (text) => {
      const event = text === GAP ? GAP : readEvent(text);
      if (event === GAP) tellOfGap();
      else if (event !== null) tell(event);
    },
  };
}

function readEvent(text: string): DomainEvent | null {
  try {
    return domainEventSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
