import type { LetterSignal } from '#core/letters/ports/letter-signal.ts';

/** Wakes the listeners of this process. */
export function createInProcessLetterSignal(): LetterSignal {
  const listeners = new Set<() => void>();
  return {
    announce: () => {
      for (const listener of listeners) listener();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
