import { createEventListeners } from '#adapters/event-listeners.ts';
import type { SiteBus } from '#core/events.ts';
import type { ReportFailure } from '#core/kernel/report-failure.ts';

/** Tells the listeners of this process, for storage that one process has to itself. */
export function createInProcessEventBus(report: ReportFailure): SiteBus {
  const listeners = createEventListeners(report);
  return {
    announce: (event) => {
      setImmediate(listeners.tell, event);
    },
    hint: (hint) => {
      setImmediate(listeners.tellOfTyping, hint);
    },
    listen: listeners.listen,
    close: () => Promise.resolve(),
  };
}
