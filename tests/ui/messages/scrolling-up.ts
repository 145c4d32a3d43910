import { act } from '@testing-library/react';

/** Lets a test say that what the page watches has come into view, which nothing does in jsdom. */
export function watchForView() {
  const original = globalThis.IntersectionObserver;
  const watching = new Set<() => void>();
  class Observer {
    private readonly report: () => void;
    constructor(callback: IntersectionObserverCallback) {
      this.report = () => {
        const entry = { isIntersecting: true } as IntersectionObserverEntry;
        callback([entry], this as unknown as IntersectionObserver);
      };
    }
    observe() {
      watching.add(this.report);
    }
    disconnect() {
      watching.delete(this.report);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return {
    comeIntoView: () => {
      act(() => {
        for (const report of [...watching]) report();
      });
    },
    restore: () => {
      Object.assign(globalThis, { IntersectionObserver: original });
    },
  };
}
