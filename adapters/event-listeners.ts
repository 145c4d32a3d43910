import type { ReportFailure } from '#core/kernel/report-failure.ts';
import type { DomainEvent, SiteBus } from '#core/events.ts';
import type { EventListener } from '#core/feed/ports/event-bus.ts';
import { busSignalSchema } from '#core/event-schemas.ts';
import type { TypingHint } from '#core/messaging/domain/typing-hint.ts';

/** Stands on the way between processes for events that could not be sent. */
export const GAP = 'gap';

/** The listeners of one process. */
export interface EventListeners extends Pick<SiteBus, 'listen'> {
  readonly tell: (event: DomainEvent) => void;
  readonly tellOfGap: () => void;
  readonly tellOfTyping: (hint: TypingHint) => void;
  /**
   * Tells what came from another process: an event, a hint, a gap, or what this version does not know,
   * which a newer one may well send while a site is brought up to date and which is passed over.
   */
  readonly receive: (text: string) => void;
}

export function createEventListeners(report: ReportFailure): EventListeners {
  const listeners = new Set<EventListener<DomainEvent, TypingHint>>();

  function tellEach(tellOne: (listener: EventListener<DomainEvent, TypingHint>) => void): void {
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
  const tellOfTyping = (hint: TypingHint) => {
    tellEach((listener) => {
      listener.onTyping?.(hint);
    });
  };
  return {
    tell,
    tellOfGap,
    tellOfTyping,
    listen: (listener) => {
      const entry = { ...listener };
      listeners.add(entry);
      return () => {
        listeners.delete(entry);
      };
    },
    receive: (text) => {
      const signal = text === GAP ? GAP : readSignal(text);
      if (signal === GAP) tellOfGap();
      else if (signal?.type === 'typing') tellOfTyping(signal);
      else if (signal !== null) tell(signal);
    },
  };
}

function readSignal(text: string): DomainEvent | TypingHint | null {
  try {
    return busSignalSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
