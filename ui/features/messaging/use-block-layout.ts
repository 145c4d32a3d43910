import { useCallback, useState, type RefCallback } from 'react';

/** How far from the visible part of the log its blocks stay whole: about a hundred messages. */
const NEAR = '8000px';

/** The layout of a block of the log. */
interface BlockLayout {
  /** In pixels. */
  readonly height: number;
  /** Whether it is far from what is visible, and does not hold the focus. */
  readonly isFar: boolean;
}

/** The layout of the block that has `watch` as its `ref`; `null` until it has been laid out. */
export function useBlockLayout() {
  const [layout, setLayout] = useState<BlockLayout | null>(null);
  const watch = useCallback<RefCallback<HTMLElement>>((block) => {
    if (block === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const isFar = !entry.isIntersecting && !block.contains(document.activeElement);
        const { height } = entry.boundingClientRect;
        setLayout((before) => (before?.isFar === isFar ? before : { height, isFar }));
      },
      { root: block.closest('[role="region"]'), rootMargin: `${NEAR} 0px` },
    );
    observer.observe(block);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { layout, watch };
}
