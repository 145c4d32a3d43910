import type { StreamBrowser } from '#ui/live/shared-stream.ts';
import { BrowserLocks } from './browser-locks.ts';

/** A tab of a browser whose tabs share locks and channels. */
export interface BrowserTab {
  readonly browser: StreamBrowser;
  /** Puts the tab on screen, or takes it off. */
  isVisible: boolean;
  /** Lets the tab hear and say nothing, or wakes it up: what was said meanwhile comes then. */
  readonly sleep: () => void;
  readonly wake: () => void;
}

/** A browser whose tabs may fall asleep, as those of phones do, and keep their locks meanwhile. */
export function createBrowserTabs(openStream: StreamBrowser['openStream']) {
  const locks = new BrowserLocks();
  const channels = new Set<TabChannel>();
  const openTab = (): BrowserTab => {
    let isAsleep = false;
    const missed: (() => void)[] = [];
    const hear = (act: () => void) => {
      if (isAsleep) missed.push(act);
      else act();
    };
    const openChannel = () => new TabChannel(channels, hear) as unknown as BroadcastChannel;
    const tab: BrowserTab = {
      browser: {
        openStream,
        locks: locks as unknown as LockManager,
        openChannel,
        isVisible: () => tab.isVisible,
      },
      isVisible: true,
      sleep: () => {
        isAsleep = true;
      },
      wake: () => {
        // What is said upon that comes after it.
        for (const act of missed) act();
        missed.length = 0;
        isAsleep = false;
      },
    };
    return tab;
  };
  return { openTab };
}

/** One tab's end of the channel that all share. */
class TabChannel extends EventTarget {
  private readonly all: Set<TabChannel>;
  private readonly hear: (act: () => void) => void;

  constructor(all: Set<TabChannel>, hear: (act: () => void) => void) {
    super();
    this.all = all;
    this.hear = hear;
    all.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of this.all) {
      if (other !== this) {
        this.hear(() => {
          other.hear(() => other.dispatchEvent(new MessageEvent('message', { data })));
        });
      }
    }
  }

  close(): void {
    this.all.delete(this);
  }
}
