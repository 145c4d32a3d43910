import { vi } from 'vitest';

/** Which worker is for the whole site, and shows no notifications. */
const OFFLINE_WORKER = '/offline-worker.js';

/** The service workers of a browser, which jsdom lacks. */
export class BrowserWorkers extends EventTarget {
  /** The one that is registered for notifications: its address and what it has shown. */
  registered: { readonly address: string; readonly shown: ShownNotification[] } | null = null;

  /** Whether the one for the whole site is registered. */
  isOfflineReady = false;

  register = (address: string, { scope }: RegistrationOptions = {}) => {
    if (address === OFFLINE_WORKER) {
      this.isOfflineReady = true;
      return Promise.resolve(this.#siteWide());
    }
    if (scope !== address) throw new Error('The worker wants pages of its own.');
    this.registered ??= { address, shown: [] };
    return Promise.resolve();
  };

  getRegistration = () => {
    const { registered } = this;
    if (registered === null) {
      return Promise.resolve(this.isOfflineReady ? this.#siteWide() : undefined);
    }
    return Promise.resolve({
      scope: `http://localhost${registered.address}`,
      active: {},
      showNotification: (title: string, options: NotificationOptions) => {
        const close = () => {
          this.closed.push(title);
        };
        registered.shown.push({ title, ...options, close });
        return Promise.resolve();
      },
      getNotifications: () => Promise.resolve(registered.shown),
      unregister: () => {
        this.registered = null;
        return Promise.resolve(true);
      },
    });
  };

  #siteWide() {
    return {
      scope: 'http://localhost/',
      unregister: () => {
        this.isOfflineReady = false;
        return Promise.resolve(true);
      },
    };
  }

  /** The titles of the notifications that were closed. */
  readonly closed: string[] = [];
}

type ShownNotification = NotificationOptions & {
  readonly title: string;
  readonly close: () => void;
};

/** Gives the page service workers, of which none is registered. */
export function stubWorkers(): BrowserWorkers {
  const workers = new BrowserWorkers();
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { serviceWorker: { value: workers }, onLine: { value: true } }),
  );
  return workers;
}

/** Gives the page notifications that the member has permitted, and that only a service worker may show, as on Android. */
export function stubWorkerNotifications(): void {
  const refuse = () => {
    throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification().');
  };
  const requestPermission = () => Promise.resolve('granted');
  vi.stubGlobal(
    'Notification',
    Object.assign(refuse, { permission: 'granted', requestPermission }),
  );
}

/** Gives the page notifications that it may show itself; returns what it has shown. */
export function stubPageNotifications(): EventTarget[] {
  const shown: EventTarget[] = [];
  const Notifications = class extends EventTarget {
    static readonly permission = 'granted';
    static readonly requestPermission = () => Promise.resolve('granted');
    readonly title: string;
    constructor(title: string) {
      super();
      this.title = title;
      shown.push(this);
    }
    close = () => undefined;
  };
  vi.stubGlobal('Notification', Notifications);
  return shown;
}
