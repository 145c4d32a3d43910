import { act } from '@testing-library/react';

/**
 * jsdom lays nothing out. From now on each message is in view as soon as it is there, as in a window
 * tall enough; those with the text that `hide` is given are not, until `show` is called.
 */
export function putMessagesInView() {
  const original = globalThis.IntersectionObserver;
  const reports = new Set<() => void>();
  let hidden: RegExp | null = null;
  class Observer {
    private readonly watched = new Set<Element>();
    private readonly report: () => void;
    constructor(callback: IntersectionObserverCallback) {
      this.report = () => {
        const entries = [...this.watched].map((target) => {
          const isIntersecting = !hidden?.test(target.textContent);
          return { target, isIntersecting } as unknown as IntersectionObserverEntry;
        });
        if (entries.length > 0) callback(entries, this as unknown as IntersectionObserver);
      };
    }
    observe(target: Element) {
      if (!target.hasAttribute('data-message-id')) return;
      this.watched.add(target);
      reports.add(this.report);
      queueMicrotask(this.report);
    }
    unobserve(target: Element) {
      this.watched.delete(target);
    }
    disconnect() {
      this.watched.clear();
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return {
    hide: (text: RegExp) => {
      hidden = text;
    },
    show: () => {
      hidden = null;
      act(() => {
        for (const report of reports) report();
      });
    },
    restore: () => {
      Object.assign(globalThis, { IntersectionObserver: original });
    },
  };
}
