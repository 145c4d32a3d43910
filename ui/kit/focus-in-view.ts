import type { FocusEvent } from 'react';

/** For a window that scrolls: brings to light what the keyboard moves to, which the trap of the focus does not. */
export function showFocused({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

/**
 * Keeps what has the keyboard's focus in view when something that loads late pushes it away or behind the bar at the foot. If
 * the reader has scrolled away from it, it's left alone. Returns how to stop.
 */
export function keepFocusInView(): () => void {
  let seen: Element | null = null;
  const look = () => {
    const { activeElement } = document;
    const isSeen = activeElement?.matches(':focus-visible') && isInView(activeElement);
    seen = isSeen ? activeElement : null;
  };
  const resized = new ResizeObserver(() => {
    if (seen === document.activeElement) seen?.scrollIntoView({ block: 'nearest' });
    look();
  });
  resized.observe(document.body);
  document.addEventListener('focusin', look);
  document.addEventListener('scroll', look, { passive: true });
  return () => {
    resized.disconnect();
    document.removeEventListener('focusin', look);
    document.removeEventListener('scroll', look);
  };
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
