import { useRef, type PointerEvent } from 'react';

/** A place on the screen, in pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Hears by how many pixels what a pointer holds has moved, and by which factor two fingers have drawn it apart; of two
 * fingers each moves it half as far.
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

/** At least one pixel, so that there is a factor between any two of them. */
function distance(one: Point, other: Point): number {
  return Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
}
