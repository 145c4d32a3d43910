import type { KeyboardEvent, RefObject } from 'react';

/** Whether it belongs to an open window or sheet. */
export function isInWindow(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null;
}

/**
 * For a window: closes it by `closeButton` on Escape, where whatever lies above it, such as a notice, has kept Radix
 * from doing so. What opens in the window itself, such as a tooltip, comes first.
 */
export function closeOnEscape(closeButton: RefObject<HTMLButtonElement | null>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    if (key !== 'Escape' || event.defaultPrevented) return;
    if (target instanceof Node && currentTarget.contains(target)) closeButton.current?.click();
  };
}
