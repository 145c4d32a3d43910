import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { BroadcastChannel, threadId } from 'node:worker_threads';
import { afterEach, expect } from 'vitest';
import { useReachStore } from '#ui/api/reach-store.ts';
import { useUnsavedProfileStore } from '#ui/features/members/own-profile/unsaved-profile-store.ts';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { useResultLayoutStore } from '#ui/parts/people/result-layout-store.ts';
import { useUnsentMessagesStore } from '#ui/session/unsent-messages-store.ts';
import './quick-elements.ts';
import './quick-failures.ts';
import './quick-labels.ts';
import './quick-selectors.ts';
import './quick-styles.ts';
import './settle-effects.ts';
import { undocumentedAnswers } from '#tests/support/documented-answers.ts';

/** A machine that is busy with other things may be slow; a condition that is met ends the wait. */
configure({ asyncUtilTimeout: 30_000 });

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
/** Threads share channels as tabs do, and the first member of every test's server has the same id. */
class ThreadChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${threadId}/${name}`);
  }
}
Object.assign(globalThis, { BroadcastChannel: ThreadChannel });
Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: doNothing });
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

afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.log(prettyDOM());
  cleanup();
  localStorage.clear();
  // The page keeps these by the member's id, and the first member of every test's server has the same.
  useUnsavedProfileStore.setState({ edits: {} });
  useReachStore.setState({ missed: 0 });
  useUnsentMessagesStore.setState({ unsent: {} });
  useToastStore.setState(useToastStore.getInitialState());
  expect(undocumentedAnswers.splice(0)).toEqual([]);
  // Test files share a thread, and so the page's choice of layout.
  useResultLayoutStore.setState({ layout: 'grid' });
});

/* jsdom has files, but not their way to be read as a text. */
Blob.prototype.text = function text(this: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as string);
    };
    reader.onerror = () => {
      reject(new Error('The file could not be read.'));
    };
    reader.readAsText(this);
  });
};
