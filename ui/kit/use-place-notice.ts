import { useLayoutEffect, type RefObject } from 'react';
import { placeNotice, type Stretch } from './notice-place.ts';

/** What no notice may cover on a small screen, beside the button that was pressed. */
const KEPT_FREE = 'main h1, [data-keep-free]';

/** What may have been pressed by a key, and what somebody may be writing in. */
const CONTROLS = 'button, a, input, textarea, select';

/**
 * For a notice, as it appears in the list of notices: tells the list how far above the end of a small
 * window it belongs, as `--notice-offset`.
 */
export function usePlaceNotice(
  list: RefObject<HTMLElement | null>,
  pressed: RefObject<Element | null>,
): void {
  useLayoutEffect(() => {
    if (list.current === null) return;
    const { innerHeight, visualViewport } = window;
    // Where a keyboard is on the screen, the window ends above it.
    const windowHeight = visualViewport
      ? Math.min(innerHeight, visualViewport.offsetTop + visualViewport.height)
      : innerHeight;
    const { height: noticeHeight } = list.current.getBoundingClientRect();
    const place = placeNotice({ windowHeight, noticeHeight }, findKeptFree(pressed.current));
    list.current.style.setProperty('--notice-offset', `${innerHeight - windowHeight + place}px`);
  }, [list, pressed]);
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
