import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useState } from 'react';

/** The height of a row that has not been seen yet, in pixels. */
const LIKELY_HEIGHT = 320;
/** How many rows are ready above and below the window. */
const READY_ROWS = 3;

/**
 * The heights of rows that have been seen, by name, so that a list to which somebody comes back is as
 * high as it was and its place can be restored, and one that grows too long to be whole stays in place.
 */
const seenHeights = new Map<string, number>();

/** A row to draw. */
interface RowInView {
  readonly index: number;
  /** The height of the rows left out right before it, with their gaps, in pixels. */
  readonly leftOut: number;
}

interface RowsOptions {
  readonly count: number;
  /** Names a row by what it shows and how. */
  readonly nameOf: (index: number) => string;
  readonly gap: number;
  /** How far below the top of the document the rows begin, in pixels. */
  readonly top: number;
  /** Whether all rows are wanted, wherever the window is. */
  readonly isWhole: boolean;
}

/**
 * Of many rows below each other those near the window, and those around the focus, which would be
 * lost with its row. `measure` is the `ref` of each row's element, which carries `data-index`.
 */
export function useRowsInView({ count, nameOf, gap, top, isWhole }: RowsOptions) {
  const [lastFocusedRow, setLastFocusedRow] = useState<number | null>(null);
  // eslint-disable-next-line react-hooks/incompatible-library -- no compiler memoizes what this returns
  const virtualizer = useWindowVirtualizer({
    count,
    gap,
    scrollMargin: top,
    enabled: !isWhole,
    overscan: READY_ROWS,
    getItemKey: nameOf,
    estimateSize: useCallback((index) => seenHeights.get(nameOf(index)) ?? LIKELY_HEIGHT, [nameOf]),
    measureElement: (element: HTMLElement, entry, instance) => {
      const name = nameOf(Number(element.dataset['index']));
      // The library rounds, and many rows add up.
      const height =
        entry?.borderBoxSize[0]?.blockSize ??
        seenHeights.get(name) ??
        measureElement(element, entry, instance);
      seenHeights.set(name, height);
      return height;
    },
    rangeExtractor: (range) => withNeighbours(defaultRangeExtractor(range), lastFocusedRow, count),
  });
  const noteHeight = useCallback(
    (row: HTMLElement | null) => {
      if (row === null) return undefined;
      const observer = new ResizeObserver(([entry]) => {
        const height = entry?.borderBoxSize[0]?.blockSize;
        if (height) seenHeights.set(nameOf(Number(row.dataset['index'])), height);
      });
      observer.observe(row);
      return () => {
        observer.disconnect();
      };
    },
    [nameOf],
  );
  if (isWhole) {
    const rows = Array.from({ length: count }, (_row, index): RowInView => ({ index, leftOut: 0 }));
    return { rows, leftOutAtEnd: 0, measure: noteHeight, setLastFocusedRow };
  }
  const rows: RowInView[] = [];
  let end = top - gap;
  let index = -1;
  for (const row of virtualizer.getVirtualItems()) {
    rows.push({ index: row.index, leftOut: row.index === index + 1 ? 0 : row.start - end - gap });
    ({ end, index } = row);
  }
  return {
    rows,
    /** The height of the rows left out at the end, in pixels. */
    leftOutAtEnd: Math.max(0, virtualizer.getTotalSize() - (end - top)),
    measure: virtualizer.measureElement,
    setLastFocusedRow,
  };
}

function withNeighbours(indexes: number[], row: number | null, count: number): number[] {
  if (row === null) return indexes;
  const around = [row - 1, row, row + 1].filter((index) => index >= 0 && index < count);
  return [...new Set([...indexes, ...around])].sort((one, other) => one - other);
}
