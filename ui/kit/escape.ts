import type { KeyboardEvent } from 'react';

/** Whether it belongs to an open window or sheet. */
export function isInWindow(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null;
}

/**
 * Whether a key pressed in a window closes it: Escape, where whatever lies above it, such as a notice, has kept Radix
 * from closing it. What opens in the window itself, such as a tooltip, comes first.
 */
export function isLeftByEscape(event: KeyboardEvent<HTMLElement>): boolean {
  const { key, target, currentTarget, defaultPrevented } = event;
  const isOwn = target instanceof Node && currentTarget.contains(target);
  return key === 'Escape' && !defaultPrevented && isOwn;
}
