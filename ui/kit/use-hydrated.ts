import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False for the prerendered page until it is alive, and true ever after: for what only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
