import type { Location } from 'react-router-dom';

/** The key that the router gives to whatever entry of the history it starts at. */
const FIRST_KEY = 'default';

/** When the document was opened; no other document of the tab has the same. */
const OPENED_KEY = `opened-${performance.timeOrigin}`;

/**
 * Gives the entry that the document was opened at a key of its own, which it keeps in the history. To
 * be called once the router has started: it still knows the entry by the key that all of them share.
 */
export function nameOpenedEntry(): void {
  const state = window.history.state as { readonly key?: string } | null;
  if (state?.key !== undefined) return;
  window.history.replaceState({ ...state, key: OPENED_KEY }, '');
}

/** The name under which the scroll position of an entry of the history is kept. */
export function scrollPositionKey({ key }: Pick<Location, 'key'>): string {
  return key === FIRST_KEY ? OPENED_KEY : key;
}
