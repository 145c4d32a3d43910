import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** A machine that is busy with other things may be slow; a condition that is met ends the wait. */
configure({ asyncUtilTimeout: 5_000 });
vi.setConfig({ testTimeout: 20_000 });

/** What jsdom lacks of a browser and the page's primitives ask for: nothing moves, nothing is measured. */
const doNothing = () => undefined;
class SilentObserver {
  observe = doNothing;
  unobserve = doNothing;
  disconnect = doNothing;
}
Object.assign(globalThis, {
  ResizeObserver: SilentObserver,
  IntersectionObserver: SilentObserver,
  scrollTo: doNothing,
});
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: doNothing,
    removeListener: doNothing,
  });
Object.assign(Element.prototype, {
  scrollIntoView: doNothing,
  hasPointerCapture: () => false,
  setPointerCapture: doNothing,
  releasePointerCapture: doNothing,
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});
