import { useRef, type PointerEvent } from 'react';

/** A place on the screen, in pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Reports drags in pixels, and pinches as the factor by which the distance between two fingers has changed. While two fingers
 * are down, each of them counts for half of the movement.
 */
export function useDragAndPinch(onMove: (right: number, down: number, factor: number) => void) {
  const held = useRef(new Map<number, Point>());
  const end = ({ pointerId }: PointerEvent<HTMLElement>) => {
    held.current.delete(pointerId);
  };
  return {
    onPointerDown: ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent) => {
      currentTarget.setPointerCapture(pointerId);
      held.current.set(pointerId, { x, y });
    },
    onPointerMove: ({ pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
      const last = held.current.get(pointerId);
      if (last === undefined) return;
      const [, other] = [...held.current].find(([id]) => id !== pointerId) ?? [];
      const share = other === undefined ? 1 : 0.5;
      const factor = other === undefined ? 1 : distance({ x, y }, other) / distance(last, other);
      onMove((x - last.x) * share, (y - last.y) * share, factor);
      held.current.set(pointerId, { x, y });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

/** At least one pixel, so that one distance can always be divided by another. */
function distance(one: Point, other: Point): number {
  return Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
}
