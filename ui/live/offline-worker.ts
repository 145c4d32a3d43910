/** The worker's script. Its scope is the whole site, for which it has a page where the site can't be reached. */
const ADDRESS = '/offline-worker.js';

/** Keeps the service worker that answers while the site can't be reached. Returns the function that removes it. */
export function keepOfflineWorker(): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  // Where the browser refuses the worker, it shows a page of its own.
  const registered = navigator.serviceWorker.register(ADDRESS).catch(() => null);
  return () => {
    void registered.then((registration) => registration?.unregister());
  };
}
