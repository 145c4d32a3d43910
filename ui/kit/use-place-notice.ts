import { useLayoutEffect, type RefObject } from 'react';
import { placeNotice, type Stretch } from './notice-place.ts';

/** What no notice may cover on a small screen, beside the button that was pressed: what is wrong is among it. */
const KEPT_FREE = 'main h1, [data-keep-free], [aria-invalid] ~ [aria-live]:not(:empty)';

/** What may have been pressed by a key, and what somebody may be writing in. */
const CONTROLS = 'button, a, input, textarea, select';

/**
 * For a notice, as it appears in the list of notices and whenever the page or the window changes: tells the list how far
 * above the end of a small window it belongs, as `--notice-offset`.
 */
export function usePlaceNotice(
  list: RefObject<HTMLElement | null>,
  pressed: RefObject<Element | null>,
): void {
  useLayoutEffect(() => {
    const place = () => {
      if (list.current !== null) placeIn(list.current, pressed.current);
    };
    place();
    // What belongs to the screen that a notice announces may come only after it.
    let frame = 0;
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    const observer = new MutationObserver(placeSoon);
    observer.observe(document.body, { childList: true, subtree: true });
    const seen = window.visualViewport ?? window;
    seen.addEventListener('resize', placeSoon);
    return () => {
      seen.removeEventListener('resize', placeSoon);
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [list, pressed]);
}

function placeIn(list: HTMLElement, pressed: Element | null): void {
  const { innerHeight, visualViewport } = window;
  // Where a keyboard is on the screen, the window ends above it.
  const windowHeight = visualViewport
    ? Math.min(innerHeight, visualViewport.offsetTop + visualViewport.height)
    : innerHeight;
  const { height: noticeHeight } = list.getBoundingClientRect();
  const place = placeNotice({ windowHeight, noticeHeight }, findKeptFree(pressed));
  list.style.setProperty('--notice-offset', `${innerHeight - windowHeight + place}px`);
}

function findKeptFree(pressed: Element | null): readonly Stretch[] {
  const { activeElement } = document;
  const focused = activeElement?.matches(CONTROLS) ? activeElement : null;
  return [pressed, focused, ...document.querySelectorAll(KEPT_FREE)]
    .filter((element) => element !== null)
    .filter((element) => element.closest('.sr-only') === null)
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0);
}
