import type { Signal } from '#core/kernel/signal.ts';

/** Wakes the listeners of this process. */
export function createInProcessSignal(): Signal {
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
