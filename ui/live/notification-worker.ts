import { useDeviceNotifications } from './device-notifications.ts';

/** The worker's script. It is its scope too, which has no pages: the worker is between no page and the server. */
const ADDRESS = '/notification-worker.js';

/** A notification of a conversation. */
export interface ConversationNotification {
  readonly title: string;
  /** Where a click leads. */
  readonly address: string;
  /** A later notification with the same tag takes the place of this one. */
  readonly tag: string;
  readonly icon: string;
}

/**
 * Keeps the service worker that shows notifications for as long as the member wants them; it opens what is clicked
 * on. Returns the function that ends that, and removes the worker and what it has shown.
 */
export function keepNotificationWorker(open: (address: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const listening = new AbortController();
  const take = ({ data }: MessageEvent<string>) => {
    open(data);
  };
  serviceWorker.addEventListener('message', take, { signal: listening.signal });
  const follow = ({ isWanted }: { readonly isWanted: boolean }) => {
    // Where the browser refuses the worker, the page itself shows notifications.
    (isWanted ? register(serviceWorker) : remove(serviceWorker)).catch(() => undefined);
  };
  const stopFollowing = useDeviceNotifications.subscribe(follow);
  follow(useDeviceNotifications.getState());
  return () => {
    listening.abort();
    stopFollowing();
    follow({ isWanted: false });
  };
}

/** Shows a notification through the worker; returns whether there is a worker. */
export async function showThroughWorker({
  title,
  address,
  ...options
}: ConversationNotification): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const registration = await findRegistration(navigator.serviceWorker);
  // A worker that was registered just now may not have started yet.
  if (!registration?.active) return false;
  await registration.showNotification(title, { ...options, data: address });
  return true;
}

function register(workers: ServiceWorkerContainer): Promise<unknown> {
  return workers.register(ADDRESS, { scope: ADDRESS });
}

async function remove(workers: ServiceWorkerContainer): Promise<void> {
  const registration = await findRegistration(workers);
  const shown = (await registration?.getNotifications()) ?? [];
  for (const notification of shown) notification.close();
  await registration?.unregister();
}

/** The browser gives the worker of the whole site where this one isn't registered. */
async function findRegistration(
  workers: ServiceWorkerContainer,
): Promise<ServiceWorkerRegistration | null> {
  const registration = await workers.getRegistration(ADDRESS);
  return registration?.scope.endsWith(ADDRESS) ? registration : null;
}
