import { act } from '@testing-library/react';

/** Lets a test say that what the page watches has come into view or gone far away, which nothing does in jsdom. */
export function watchForView() {
  const original = globalThis.IntersectionObserver;
  const watching = new Set<(isIntersecting: boolean) => void>();
  class Observer {
    private readonly report: (isIntersecting: boolean) => void;
    constructor(callback: IntersectionObserverCallback) {
      this.report = (isIntersecting) => {
        const boundingClientRect = { height: 320 } as DOMRectReadOnly;
        const entry = { isIntersecting, boundingClientRect } as IntersectionObserverEntry;
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
  const reportAll = (isIntersecting: boolean) => {
    act(() => {
      for (const report of [...watching]) report(isIntersecting);
    });
  };
  return {
    comeIntoView: () => {
      reportAll(true);
    },
    goFarAway: () => {
      reportAll(false);
    },
    restore: () => {
      Object.assign(globalThis, { IntersectionObserver: original });
    },
  };
}
