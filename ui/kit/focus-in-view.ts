import type { FocusEvent } from 'react';

/** For a window that scrolls: brings to light what the keyboard moves to, which the trap of the focus does not. */
export function showFocused({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}
